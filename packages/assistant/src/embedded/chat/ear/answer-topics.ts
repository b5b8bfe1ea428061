import { isUntrue, type Topic } from '@fitted/language/topics';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { answers, lookWords, operationWords } from '../../../chat/chat-words.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { choice, openTask, type Task } from '../operations/task.ts';
import { type Look, lookAt } from './looks.ts';

const maxChoices = 3;
/** From here on the person sounds so worried that the reply first shows understanding. */
const worried = 0.35;

/** The answers to these already begin kindly. */
const kindAlready: ReadonlySet<Topic> = new Set<Topic>([
  'nervous',
  'self-doubt',
  'tired',
  'rejection',
  'no-answer',
  'age',
  'smalltalk',
  'gap',
  'keep-it',
]);

/** Our own advice on each topic, with what this resume shows about it. */
export async function answerTopics(input: ChatInput, topics: readonly Topic[]): Promise<ChatAnswer> {
  const task = openTask(input, 'advice', input.message);
  return advise(input, topics, await Promise.all(topics.map((topic) => lookAt(topic, task))));
}

/** Same, with what was found about a thing that the question names. */
export function advise(input: ChatInput, topics: readonly Topic[], looks: readonly Look[]): ChatAnswer {
  const advice = topics.map((topic, at) => [answers[input.language][topic], ...(looks[at]?.words ?? [])].join('\n'));
  const warm = isWorried(input.message) && !topics.some((topic) => kindAlready.has(topic) || isUntrue(topic));
  const choices = looks.flatMap((look) => look.choices).slice(0, maxChoices);
  return {
    words: [...(warm ? [lookWords[input.language].warm] : []), ...advice].join('\n\n'),
    action: 'none',
    edits: [],
    statedFacts: [],
    ...(choices.length > 0 && { choices }),
  };
}

/** General advice on whether something belongs in the resume, with what was found about it. */
export function adviseThing(input: ChatInput, { words, choices }: Look): ChatAnswer {
  const answer = advise(input, [], []);
  return { ...answer, words: [...words, lookWords[input.language].yourChoice].join('\n'), choices: [...choices] };
}

function isWorried(message: string): boolean {
  return (readOperation(message).find(({ label }) => label === 'worry')?.share ?? 0) >= worried;
}

/** A question that fits no topic: what we can say about this resume, as buttons. */
export function answerUnsure(input: ChatInput): ChatAnswer {
  // The buttons need no words of the message, and searching a long one for names is costly.
  const task: Task = openTask(input, 'ready', '');
  const words = operationWords[input.language];
  return {
    words: lookWords[input.language].notSure,
    action: 'none',
    edits: [],
    statedFacts: [],
    choices: (['ready', 'missing', 'weakest'] as const).flatMap((name) => {
      const label = words[name];
      return label ? [choice(task, label, {}, name)] : [];
    }),
  };
}
