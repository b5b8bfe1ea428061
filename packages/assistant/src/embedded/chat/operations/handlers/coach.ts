import { isUntrue, topicNames } from '@fitted/language/topics';
import type { Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { answeredBy } from '@fitted/resume/facts/answered-by';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { sayReadiness } from '@fitted/resume/ready/say-ready';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../../assistant.ts';
import { lookWords, replyWords } from '../../../../chat/chat-words.ts';
import { readReadiness } from '../../../../ready/read-readiness.ts';
import { proposeEdits } from '../../../propose-edits.ts';
import { orderBullets } from '../../../structure/order/order-bullets.ts';
import { change, listNames, say, type Turn } from '../../answer.ts';
import { answerTopics, answerUnsure } from '../../ear/answer-topics.ts';
import { likeliestOf } from '../../ear/listen.ts';
import { openPoints } from '../../ear/open-points.ts';
import { writeProfile } from '../../profile/answer-profile.ts';
import { isProfile } from '../../profile/profile-text.ts';
import { asksWhetherToHave } from '../../profile/profile-wish.ts';
import { answerReady } from '../../ready/answer-ready.ts';
import { choice, linesMeant, offer, type Perform, sectionMeant, type Task } from '../task.ts';
import { bringForward, showsAny } from './bring-forward.ts';

/** The weakest line: without a figure, and with little that the job asks for. */
function weakestLine({ input, reading }: Turn, among: readonly Line[] = []): Line | undefined {
  const deeds = input.document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .filter(({ kind, text }) => kind === 'bullet' && text.length > 8);
  const lines = among.length > 0 ? among : deeds;
  const weight = ({ text }: Line) =>
    (/\p{N}/u.test(text) ? 2 : 0) + reading.relevance.overall(text) + Math.min(1, text.length / 120);
  return [...lines].sort((one, other) => weight(one) - weight(other))[0];
}

function matchOf({ input }: Turn) {
  const match = scoreMatch(input.document, input.job.profile, { answered: answeredBy(input.statedFacts) });
  const { matched, near, missing } = match;
  return {
    matched: matched.length,
    asked: matched.length + near.length + missing.length,
    open: openPoints(input, match),
  };
}

const join = (turn: Turn, ...words: readonly string[]): ChatAnswer => ({
  ...say(turn, 'done'),
  words: words.filter(Boolean).join('\n\n'),
});

export const weakest: Perform = (task) => {
  const line = weakestLine(task, linesMeant(task));
  if (!line) return undefined;
  const others = readingOf(task).weakest.filter((one) => one.line !== line.text);
  const also = sayReadiness({ glance: [], stops: [], weakest: others }, task.input.language);
  const heading = lookWords[task.input.language].alsoWeak;
  return join(
    task,
    say(task, 'weakest', { line: line.text }).words,
    also.length > 0 ? `${heading}\n${listNames(also.slice(0, 2))}` : '',
  );
};

function readingOf({ input }: Turn) {
  return readReadiness(input.document, input.job, input.today ?? thisMonth(new Date()));
}

/** Only the person knows what a line is missing. */
export const strengthen: Perform = (task) => {
  const section = sectionMeant(task);
  if (section && isProfile(section) && !task.mentions.saysLine && task.mentions.lines.length === 0)
    return writeProfile(task, section);
  const line = weakestLine(task, linesMeant(task));
  return line ? say(task, 'strengthenAsk', { line: line.text }) : undefined;
};

export const ready: Perform = answerReady;

/** What is missing by name, then what comes near it as questions. */
export const missing: Perform = (task) => {
  const { open } = matchOf(task);
  if (open.missing.length + open.near.length === 0) return say(task, 'noGaps');
  const asked = open.missing.length > 0 ? say(task, 'gaps', { names: listNames(open.missing) }).words : '';
  return join(task, asked, open.near.join('\n'));
};

export const score: Perform = (task) => {
  const { matched, asked } = matchOf(task);
  return join(task, say(task, 'scoreMeans').words, asked > 0 ? say(task, 'judged', { matched, asked }).words : '');
};

export const addAll: Perform = (task) => {
  const { open } = matchOf(task);
  const names = [...open.missing, ...open.near];
  return names.length > 0 ? say(task, 'onlyYours', { names: listNames(names) }) : say(task, 'noGaps');
};

/** A vague request gets the likeliest options as buttons. */
export const improve: Perform = (task) => offer(task, 'whichFirst', ways(task));

export function ways(task: Task) {
  const words = replyWords[task.input.language];
  return [
    choice(task, words.fitJob, {}, 'tailor'),
    choice(task, words.makeShorter, {}, 'shorten'),
    choice(task, words.showWeakest, {}, 'weakest'),
  ];
}

export const greeting: Perform = (task) => offer(task, 'hello', ways(task));

export const tailor: Perform = (task) => {
  // Stated facts were placed, asked about or removed in their own turn, so they are not added again.
  const edits = [...proposeEdits({ ...task.input, statedFacts: [] })];
  return edits.length > 0 ? change(task, edits, 'tailored') : say(task, 'alreadyFits');
};

/** Moves what proves it to the front; asks for what is not in the resume. */
export const emphasise: Perform = (task) => {
  const names = [
    ...task.mentions.items.map(({ item }) => item),
    ...task.reading.skillsIn(task.text).map(({ spelling }) => spelling),
  ];
  const [skill] = names;
  if (skill) {
    const isThere = linesOf(task.input.document).some(({ text }) => showsAny(task, names)(text));
    return isThere
      ? change(task, bringForward(task, names), 'emphasised', { skill })
      : say(task, 'skillNotThere', { skill });
  }
  const edits = orderBullets(task.reading);
  const asked = say(task, 'emphasiseAsk').words;
  return edits.length > 0
    ? { ...change(task, edits, 'emphasisedOrder'), words: say(task, 'emphasisedOrder').words }
    : join(task, asked);
};

/** Whether one is needed is answered, and one is offered. */
export const summary: Perform = (task) =>
  asksWhetherToHave(task.text)
    ? answerTopics(task.input, ['objective'])
    : writeProfile(task, task.mentions.sections.find(isProfile) ?? task.input.document.sections.find(isProfile));

/** Read as one of these but not clearly as a topic: the likeliest topic of its kind. */
export const worry: Perform = (task) => answerTopics(task.input, [likeliestOf(task.text, worries) ?? 'self-doubt']);
export const gap: Perform = (task) => answerTopics(task.input, [likeliestOf(task.text, gaps) ?? 'gap']);
export const letter: Perform = (task) => answerTopics(task.input, ['cover-letter']);

/** Advice on nothing in particular is what can be said about this resume. */
export const advice: Perform = (task) => {
  const topic = likeliestOf(task.text);
  return topic ? answerTopics(task.input, [topic]) : answerUnsure(task.input);
};

/** Nothing untrue is written; the honest alternative depends on what was asked for. */
export const untrue: Perform = (task) => answerTopics(task.input, [likeliestOf(task.text, untruths) ?? 'untrue-other']);

const worries = ['nervous', 'self-doubt', 'tired', 'no-answer', 'rejection', 'age', 'unemployed'] as const;
const gaps = ['gap', 'parental', 'care', 'illness', 'prison', 'unemployed', 'short-jobs'] as const;
const untruths = topicNames.filter(isUntrue);
