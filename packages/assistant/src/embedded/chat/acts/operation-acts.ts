import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import { operationWords } from '../../../chat/chat-words.ts';
import { actCues } from '../../../cues.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { say } from '../answer.ts';
import { operationsOf, performing, type ReadingAct } from '../operations/act-traits.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { operationsThat } from '../operations/operation-traits.ts';
import { operations } from '../operations/operations.ts';
import { choice, openTask } from '../operations/task.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { alignDates } from '../wishes/dates-wish.ts';
import { moveThings } from '../wishes/move-wish.ts';
import { bareWords } from '../wishes/name-words.ts';
import { respell } from '../wishes/spell-wish.ts';
import { putThingsBack } from '../wishes/take-away-wish.ts';
import { tell, type WishTask } from '../wishes/wish-task.ts';
import { type ActTask, type DoAct, slotsNamed } from './act-task.ts';
import { askAct } from './ask-act.ts';
import { whereNamed } from './find-where.ts';

/** The act gives the kind of operation; its own words decide which one it is, from this share on. */
export function operationOf<Act extends ReadingAct>(
  act: Act,
  text: string,
  from: number,
): OperationName | (typeof performing)[Act]['otherwise'] {
  const { otherwise, also } = performing[act];
  const names: readonly OperationName[] = [...operationsOf(act), ...also];
  const guess = readOperation(text).find(({ label }) => names.includes(label));
  return guess && guess.share >= from ? guess.label : otherwise;
}

export const asOneOf =
  (name: Exclude<ReadingAct, 'undo'>): DoAct =>
  async ({ input, act }) => {
    const read = operationOf(name, act.text, least);
    return operations[read](openTask(input, read, act.text));
  };

const least = 0.03;
const secondOpinion = 0.2;

const reviews = operationsOf('review');

/** Reviews the resume if the whole sentence asks for it as well; otherwise it is a question like any other. */
export const reviewAct: DoAct = (task) => {
  const heard = readOperation(task.act.text).filter(({ label }) => reviews.includes(label));
  const share = heard.reduce((sum, guess) => sum + guess.share, 0);
  return share >= secondOpinion ? asOneOf('review')(task) : askAct(task);
};

/** Many changes at once: only if the whole sentence is read the same way; otherwise a button. */
export const tailorAct: DoAct = async (task) => {
  const { input, act } = task;
  const isMeant = readOperation(act.text).some(({ label, share }) => label === 'tailor' && share >= secondOpinion);
  const open = openTask(input, 'tailor', act.text);
  const emphasised = readOperation(act.text).some(
    ({ label, share }) => label === 'emphasise' && share >= secondOpinion,
  );
  if (isMeant) return operations.tailor(open);
  return emphasised ? operations.emphasise(openTask(input, 'emphasise', act.text)) : operations.improve(open);
};

const leaveLess = operationsThat('less');

/** Shortens where that is wanted; other words must come from the person, and a profile can be rewritten from what is there. */
export const rewordAct: DoAct = async (task) => {
  const { input, act } = task;
  const name = operationOf('reword', act.text, secondOpinion);
  const words = slotsNamed(act, 'thing').join(' ') || act.text;
  const { sections } = mentionsIn(input.document, words);
  if (!leaveLess.includes(name) && sections.some(({ kind }) => kind === 'summary')) {
    const labels = operationWords[input.language];
    const open = openTask(input, 'summary', act.text);
    const choices = (['summary', 'shorten'] as const).flatMap((one) =>
      labels[one] ? [choice(open, labels[one], { words: act.text }, one)] : [],
    );
    return { ...say(task, 'refused'), choices };
  }
  const target = openTask(input, name, act.text);
  const mentions = mentionsIn(input.document, words);
  const { entry } = isNamed(mentions) ? {} : whereNamed(input.document, words);
  return operations[name]({ ...target, mentions: entry ? { ...mentions, entries: [entry] } : mentions });
};

const asWish = (task: ActTask, act: WishTask['wish']['act'], names: readonly string[]): WishTask => ({
  ...task,
  wish: { act, text: task.act.text, names },
  wishes: [],
  told: [],
});

/** Moves lines, items and jobs to where the words say; otherwise as the whole sentence is read. */
export const moveAct: DoAct = async (task) => {
  const { act } = task;
  const [to = ''] = slotsNamed(act, 'to');
  const things = slotsNamed(act, 'thing');
  const names = things.length > 0 && to !== '' ? [...things.slice(0, -1), `${things.at(-1) ?? ''} ${to}`] : [act.text];
  const moved = await moveThings(asWish(task, 'move', names));
  if (moved) return moved;
  const read = operationOf('move', act.text, 0);
  const answer = await operations[read](openTask(task.input, read, act.text));
  return answer && answer.edits.length === 0 && !answer.choices ? undefined : answer;
};

const ofDates = pattern('iu')`${actCues.word('ofDates')}`;

/** Corrects spelling or tense, or brings dates into one form. */
export const fixAct: DoAct = async (task) => {
  const { act, input } = task;
  const things = slotsNamed(act, 'thing');
  const words = [...things, ...slotsNamed(act, 'how')].join(' ');
  if (ofDates.test(words)) return alignDates(asWish(task, 'dates', [words]));
  const [guess] = readOperation(act.text).filter(({ label }) => label === 'tense' || label === 'spelling');
  if (guess?.label === 'tense' && guess.share >= 0.3) return operations.tense(openTask(input, 'tense', act.text));
  const respelt = await respell(asWish(task, 'spell', things.length > 0 ? things : ['']));
  return respelt ?? operations.spelling(openTask(input, 'spelling', act.text));
};

const alongside: ReadonlySet<ActName> = new Set<ActName>(['undo', 'why', 'talk', 'yes', 'no']);

/** Restores what is named; otherwise undoes the last change. */
export const undoAct: DoAct = async (task) => {
  const { act, input } = task;
  const slots = slotsNamed(act, 'thing');
  const things = slots.length > 0 ? slots : clausesOf(act.text).map(({ text }) => text);
  const named = await putThingsBack(
    asWish(
      task,
      'back',
      things.filter((name) => bareWords(name) !== ''),
    ),
  );
  if (named && named.action !== 'undo') return named;
  // If something is named but not found, do not undo everything else instead.
  if (slots.some((thing) => bareWords(thing) !== '')) return tell(task, 'notNamed', slots.join(', '));
  // Undoing the whole last change needs two readings to agree.
  const name = operationOf('undo', act.text, secondOpinion);
  if (!name) return undefined;
  const isAlone = task.acts.every((other) => other === act || alongside.has(other.name));
  const label = operationWords[input.language].undo;
  // Beside other requests, or with what was told since, undoing would revert more than is meant.
  if (!isAlone && input.canUndo && label)
    return { ...say(task, 'whichMeant'), choices: [choice(openTask(input, 'undo', act.text), label, {})] };
  return (await operations[name](openTask(input, name, act.text))) ?? say(task, 'nothingToUndo');
};
