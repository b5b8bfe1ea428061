import { isUntrue, type Topic, topicNames } from '@fitted/language/topics';
import type { ChatAnswer } from '../../../assistant.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import { say } from '../answer.ts';
import { answerAbout } from '../ear/answer-about.ts';
import { answerNamed } from '../ear/answer-named.ts';
import { answerTopics, answerUnsure } from '../ear/answer-topics.ts';
import { likeliestOf, operationAsked } from '../ear/listen.ts';
import { operations } from '../operations/operations.ts';
import { openTask } from '../operations/task.ts';
import type { ActTask, DoAct } from './act-task.ts';

/** From here on a topic is answered: words alone do no harm, but off-topic advice helps nobody. */
const sure = 0.18;
/** From here on the topic is clear, whatever of the resume is named beside it. */
const surely = 0.4;
/** And it must lead the next topic by this factor. */
const clearly = 1.4;

const isTopic = (label: string): label is Topic => topicNames.some((name) => name === label);

/** Answers a question on its own, without the requests around it; its reason counts where the question says too little. */
export const askAct: DoAct = async (task) => {
  const { input, act } = task;
  const name = operationAsked(act.text);
  if (name) return operations[name](openTask(input, name, act.text));
  const plain = topicOf(act.text, surely);
  if (plain && isHeardTwice(plain, task)) return answerTopics({ ...input, message: act.text }, [plain]);
  const about = answerNamed(input, act.text) ?? (await answerAbout(input, act.text));
  if (about) return about;
  const topic = topicOf(act.text) ?? topicOf(withReason(task)) ?? topicOf(input.message, surely);
  return topic && isHeardTwice(topic, task)
    ? answerTopics({ ...input, message: act.text }, [topic])
    : answerUnsure(input);
};

const amongFirst = 3;

/** Off-topic advice is worse than none: the question and the message around it must point to the same topic. */
function isHeardTwice(topic: Topic, task: ActTask): boolean {
  const { act, input } = task;
  const texts = act.text.length < input.message.trim().length ? [input.message, withReason(task)] : [input.message];
  const first = (text: string) =>
    readTopic(text)
      .filter(({ label }) => isTopic(label))
      .slice(0, amongFirst);
  const isRead = readTopic(act.text)[0]?.label === topic;
  return isRead && texts.some((text) => first(text).some(({ label }) => label === topic));
}

function topicOf(text: string, from = sure): Topic | undefined {
  const [first, second] = readTopic(text).filter(({ label }) => isTopic(label) && !isUntrue(label));
  const isClear = first && first.share >= from && first.share >= clearly * (second?.share ?? 0);
  return isClear && isTopic(first.label) ? first.label : undefined;
}

/** The question with the reasons beside it. */
function withReason({ act, acts, input }: ActTask): string {
  const at = acts.indexOf(act);
  const [before, behind] = [acts[at - 1], acts[at + 1]];
  const from = before?.name === 'why' ? before.from : act.from;
  const to = behind?.name === 'why' ? behind.to : act.to;
  return input.message.slice(from, to);
}

/** From here on two other readings together suggest that something untrue is asked for. */
const maybeUntrue = 0.2;

export function soundsUntrue(text: string): boolean {
  const heard = readTopic(text)
    .filter(({ label }) => isTopic(label) && isUntrue(label))
    .reduce((sum, { share }) => sum + share, 0);
  return heard + (readOperation(text).find(({ label }) => label === 'untrue')?.share ?? 0) >= maybeUntrue;
}

const untruths = topicNames.filter(isUntrue);

/** What kind of untruth a message asks for. */
export function untruthIn(message: string): Topic {
  const sentences = message.split(/(?<=[.!?。！？])\s*/u);
  const [found] = [message, ...sentences].flatMap((text) => likeliestOf(text, untruths) ?? []);
  return found ?? 'untrue-other';
}

/** Nothing untrue is written; the honest alternative depends on the request. If only one reading hears an untruth, we ask. */
export const refuseUntrue: DoAct = (task) => {
  const { input, act } = task;
  if (!soundsUntrue(act.text) && !soundsUntrue(input.message)) return say(task, 'areYouSure');
  return answerTopics(input, [likeliestOf(act.text, untruths) ?? untruthIn(input.message)]);
};

const worries: readonly Topic[] = [
  'nervous',
  'self-doubt',
  'tired',
  'no-answer',
  'rejection',
  'age',
  'unemployed',
  'smalltalk',
];

/** Sympathy for a worry; the usual replies to thanks and greetings. */
export const answerTalk: DoAct = async ({ input, act }): Promise<ChatAnswer | undefined> => {
  const [read] = readOperation(act.text).filter(({ label }) =>
    ['thanks', 'greeting', 'worry', 'complain'].includes(label),
  );
  if (read && read.share >= 0.3 && (read.label === 'thanks' || read.label === 'greeting' || read.label === 'complain'))
    return operations[read.label](openTask(input, read.label, act.text));
  const topic = likeliestOf(act.text, worries);
  return topic && answerTopics(input, [topic]);
};
