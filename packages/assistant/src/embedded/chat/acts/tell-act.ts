import { pattern } from '@fitted/language/pattern';
import { type Topic, topicNames } from '@fitted/language/topics';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import { say } from '../answer.ts';
import { answerTopics } from '../ear/answer-topics.ts';
import { foldLetters } from '../fold-name.ts';
import { entriesIn } from '../operations/mentions.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { type ActTask, type DoAct, isSomewhere, slotsNamed } from './act-task.ts';
import { whereNamed, whereOf } from './find-where.ts';
import { joinLines } from './join-lines.ts';
import { joinOffers } from './join-offers.ts';
import { placeTold } from './place-told.ts';
import { type Told, toldIn } from './told-lines.ts';

/** Below this, it is surely not affirmed. */
const surelyNotTheirs = 0.06;
/** Surely about a private matter, not about work. */
const surelyPrivate = 0.3;

/** From here on it gets an answer of its own. */
const clearly = 0.35;

/** What people tell us so that we understand them, not to have it written. */
const privateMatters: ReadonlySet<string> = new Set<Topic>([
  ...(['gap', 'parental', 'care', 'illness', 'prison', 'fired', 'leaving', 'pregnancy', 'disability', 'age'] as const),
  ...(['unemployed', 'nervous', 'self-doubt', 'tired', 'no-answer', 'rejection', 'salary', 'smalltalk'] as const),
]);

/** Writes what people tell about themselves: one line per sentence, where it belongs, in their words. */
export const tellAct: DoAct = (task) => {
  const all = toldIn(task);
  const told = all.filter((one) => !isPrivate(task, one) && !isThere(task, one));
  if (told.length === 0) return all.length > 0 || task.acts.length > 1 ? heardOnly(task) : undefined;
  const { input } = task;
  const where = whereOf(input, task.act, task.acts);
  const doubts = told.map(({ text }) => doubtOf(task, text));
  const answers = told.map(({ text, about, place: named }, at) => {
    const own = named === undefined ? {} : whereNamed(input.document, named);
    return doubts[at] ?? placeTold(task, { text, about }, isSomewhere(own) ? own : where);
  });
  const edits = joinLines(answers.flatMap((answer) => answer.edits));
  const choices = joinOffers(answers.map((answer) => answer.choices));
  const words = answers.filter((answer) => edits.length === 0 || answer.edits.length > 0 || answer.choices);
  return {
    words: [...new Set(words.map((answer) => answer.words))].join('\n\n'),
    action: edits.length > 0 ? 'edit' : 'none',
    edits,
    statedFacts: answers.flatMap((answer) => answer.statedFacts),
    askedLines: answers.flatMap((answer) => answer.askedLines ?? []),
    ...(choices && { choices }),
  };
};

/** "… kidding lol" */
const jokes = pattern('iu')`${actCues.word('jokes')}`;
/** What people do not have does not become a line. */
const lacks = pattern('u')`${actCues.any('tellsLack')}`;

/** A private matter is acknowledged, not written; beside a question that is answered it needs no reply. */
async function heardOnly(task: ActTask): Promise<ChatAnswer> {
  const [topic] = readTopic(task.act.text).filter(({ label, share }) => privateMatters.has(label) && share >= clearly);
  const isAsked = task.acts.some(({ name }) => name === 'ask' || name === 'review');
  const found = topicNames.find((name) => name === topic?.label);
  return found && !isAsked ? answerTopics(task.input, [found]) : { ...say(task, 'nothingChanged'), words: '' };
}

/** Someone else's achievement, a plan, a denial: gets a reply, and nothing is written. */
export function doubtOf(task: ActTask, fact: string): ChatAnswer | undefined {
  if (jokes.test(task.input.message)) return say(task, 'areYouSure', { fact });
  const { says, affirmed } = readPolarity(fact);
  if (says === 'deny' && lacks.test(foldLetters(fact).toLowerCase())) return say(task, 'noted', { fact });
  if (affirmed >= surelyNotTheirs || says === 'offtopic' || says === 'affirm' || says === 'partly') return undefined;
  const key = says === 'else' ? 'whoseDeed' : says === 'wish' ? 'whenDone' : says === 'deny' ? 'noted' : 'areYouSure';
  return says === 'deny' && /\p{N}/u.test(fact) ? undefined : say(task, key, { fact });
}

export function isPrivate({ act, input }: ActTask, { text }: Pick<Told, 'text'>): boolean {
  if (slotsNamed(act, 'place').length > 0) return false;
  const isNamed = entriesIn(input.document, act.text).length > 0;
  const share = readTopic(text)
    .filter(({ label }) => privateMatters.has(label))
    .reduce((sum, guess) => sum + guess.share, 0);
  return share >= (isNamed ? surelyPrivate * 2 : surelyPrivate);
}

/** Said only to refer to it: every word of it is already in one line. */
function isThere({ input }: ActTask, { text }: Told): boolean {
  const said = namesIn(text).filter((name) => name.length > 3 || /\p{N}/u.test(name));
  if (said.length === 0 || hasCjk(text)) return false;
  return linesOf(input.document).some(({ text: line }) => {
    const names = namesIn(line);
    return said.every((name) => names.some((other) => isAlike(name, other)));
  });
}
