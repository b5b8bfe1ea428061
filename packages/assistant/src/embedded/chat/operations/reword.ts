import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { sentencesOf } from '@fitted/resume/guard/support/own-statement';
import type { ChatAnswer } from '../../../assistant.ts';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { rewordLines, rewordProfile } from '../../wording/reword-lines.ts';
import { change, say } from '../answer.ts';
import { bodyOf, nameOfSection } from '../find-target.ts';
import { foldLetters, unquote } from '../fold-name.ts';
import { renameHeading } from '../rename.ts';
import { linesMeant, offerLines, type Perform, sectionMeant, type Task } from './task.ts';
import { becomes, insteadOf, notThat } from './units.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** "change X to Y": what is now stands in the resume, what shall be stands behind it. */
function pairIn(task: Task): Pair | undefined {
  const { quotes } = task.mentions;
  const [first, second] = quotes;
  if (first && second)
    return stands(task, first) || !stands(task, second) ? { from: first, to: second } : { from: second, to: first };
  const [, old, now] = insteadOf.exec(task.text) ?? [];
  if (old && now) return { from: unquote(old), to: clean(now) };
  for (const { index, 0: link } of [...task.text.matchAll(becomes)].reverse()) {
    const [left, right] = [task.text.slice(0, index), clean(task.text.slice(index + link.length))];
    const from = first ? (left.includes(first) ? first : undefined) : longestStanding(task, left);
    if (from && right !== '' && !/^(?:past|present|vergangenheit|passe|pasado)/iu.test(right))
      return { from, to: unquote(right) };
  }
  return undefined;
}

const clean = (text: string): string =>
  unquote(
    text
      .trim()
      .replace(/(?:[.!?。！？]|\s(?:please|bitte|s'il vous plaît|por favor)){1,6}$/iu, '')
      .trim(),
  );

const texts = ({ input }: Task): Line[] => [
  ...input.document.head.lines,
  ...bodyOf(input.document.sections),
  ...input.document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head)),
];

const pattern = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{sc=Latin}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')}(?![\\p{sc=Latin}\\p{N}])`,
    'giu',
  );

const stands = (task: Task, words: string): boolean => texts(task).some(({ text }) => pattern(words).test(text));

/** Of the words before "to" the longest that the resume has. */
function longestStanding(task: Task, left: string): string | undefined {
  const words = left.trim().split(/\s+/u);
  for (let length = Math.min(12, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const run = unquote(words.slice(at, at + length).join(' '));
      if (run.length > 2 && (length > 1 || !common.test(run)) && stands(task, run)) return run;
    }
  return undefined;
}

const common = /^(?:the|and|with|for|from|der|die|das|und|den|les|des|del|los|las|que|para|con)$/iu;

/** Words for words, wherever they stand; their own words, so the guard knows them as such. */
export const replace: Perform = (task) => {
  const pair = pairIn(task);
  if (!pair) return replaceWhole(task);
  return task.slots.line ? replaceAll(task, pair, linesMeant(task)) : replaceAll(task, pair);
};

function replaceAll(task: Task, { from, to }: Pair, within: readonly Line[] = texts(task)): ChatAnswer {
  const body = new Set(bodyOf(task.input.document.sections));
  const edits = within.flatMap((line): Edit[] => {
    const after = line.text.replace(pattern(from), (found) =>
      /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    );
    if (after === line.text) return [];
    return [body.has(line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after)];
  });
  if (edits.length === 0) return say(task, 'notFound', { name: from });
  // A year or a number stands for different things in different lines.
  if (/^\p{N}+$/u.test(from) && edits.length > 1 && task.name === 'replace') {
    return offerLines(
      task,
      within.filter(({ text }) => edits.some(({ before }) => before === text)),
    );
  }
  return { ...change(task, edits), statedFacts: edits.map(({ after }) => after) };
}

/** "the second bullet should read: …" */
function replaceWhole(task: Task): ChatAnswer | undefined {
  const [, after = ''] =
    /(?:[:：]|should (?:say|read|be)|soll (?:lauten|heißen)|doit (?:dire|être)|debe decir|改为|改成)\s*(\S.{3,})/su.exec(
      task.text,
    ) ?? [];
  const lines = linesMeant(task);
  const [line, ...others] = lines;
  if (after === '' || !line) return undefined;
  if (others.length > 0) return offerLines(task, lines);
  return { ...change(task, [replaceLine(line, clean(after), 'requested')]), statedFacts: [clean(after)] };
}

const figure = /[£$€¥]?\p{N}[\p{N}.,]*[%％]?/gu;

/** "it was 5, not 4": the wrong one is what the resume has; it is put right in the line and wherever else it says the same. */
export const correct: Perform = (task) => {
  const text = task.text.normalize('NFC');
  const denied = [...foldLetters(text).matchAll(notThat)]
    .map((found) => found.slice(1).find(Boolean) ?? '')
    .map((word) => word.replace(/(?<![.,!?])[.,!?]+$/u, ''))
    .find((word) => word !== '' && stands(task, word));
  const figures = [...new Set((text.match(figure) ?? []).map((one) => one.replace(/(?<![.,])[.,]+$/u, '')))];
  const from = denied ?? figures.find((one) => stands(task, one) && figures.length === 2);
  const to = figures.find((one) => one !== from) ?? newName(text, from);
  if (from && to) {
    const places = texts(task).filter(({ text: line }) => pattern(from).test(line));
    const meant = linesMeant(task).filter((line) => places.includes(line));
    const nouns = new Set(places.map(({ text: line }) => nounBehind(line, from)));
    if (places.length > 1 && meant.length !== 1 && nouns.size > 1) return offerLines(task, places);
    return replaceAll(task, { from, to }, meant.length === 1 && nouns.size > 1 ? meant : places);
  }
  const pair = pairIn(task);
  if (pair) return replaceAll(task, pair);
  return oneFigure(task, figures);
};

/** A single figure puts right the only one in the line that is spoken of. */
function oneFigure(task: Task, figures: readonly string[]): ChatAnswer | undefined {
  const lines = linesMeant(task).filter(({ text }) => (text.match(figure) ?? []).length === 1);
  const [line, ...others] = lines;
  const [to] = figures;
  if (!line || !to || figures.length > 1) return undefined;
  if (others.length > 0) return offerLines(task, lines);
  const after = line.text.replace(
    figure,
    (old) => (/^[£$€¥]/u.test(old) && !/^[£$€¥]/u.test(to) ? old.charAt(0) : '') + to,
  );
  return { ...change(task, [replaceLine(line, after, 'requested')]), statedFacts: [after] };
}

const nounBehind = (line: string, from: string): string =>
  line
    .slice(line.toLowerCase().indexOf(from.toLowerCase()) + from.length)
    .trim()
    .split(/\s+/u)[0] ?? '';

/** "Halden, not Holden": a name like the one that is wrong. */
function newName(text: string, from: string | undefined): string | undefined {
  if (!from) return undefined;
  const names = text.match(/\p{Lu}[\p{L}\p{N}&.-]+(?:\s\p{Lu}[\p{L}\p{N}&.-]+)*/gu) ?? [];
  return names
    .map((name) => name.replace(/(?<![.,])[.,]+$/u, ''))
    .find(
      (name) =>
        name.toLowerCase() !== from.toLowerCase() &&
        !/^(?:It|I|The|My|Es|Die|Der|Das|La|El|Le|Il|No|Not|Actually|Mi|Mon|Ma)$/u.test(name),
    );
}

export const rename: Perform = (task) => {
  const section = sectionMeant(task);
  const { quotes } = task.mentions;
  const [match] = [...task.text.matchAll(becomes)].slice(-1);
  const behind = match ? clean(task.text.slice(match.index + match[0].length)) : '';
  const called =
    /(?:call(?:ed)?|nenne?|appelle|llama|叫|を)\s+(?:(?:it|the section|den abschnitt|la rubrique|a la sección)\s*)?(\S.{1,39})$/iu.exec(
      task.text,
    )?.[1];
  const to = quotes.at(-1) ?? (behind || (called && clean(called)));
  if (!section?.heading || !to || to.length > 60 || to.toLowerCase() === nameOfSection(section).toLowerCase())
    return undefined;
  return { ...change(task, [renameHeading(section, to.charAt(0).toUpperCase() + to.slice(1))]), askedLines: [to] };
};

/** At sentence ends or at the clause that stands alone; never within a clause. */
export const split: Perform = (task) => {
  const lines = linesMeant(task);
  const long =
    lines.length > 0 ? lines : bodyOf(task.mentions.sections).filter(({ text }) => sentencesOf(text).length > 1);
  const [line, ...others] = long;
  if (!line) return undefined;
  if (others.length > 0) return offerLines(task, long);
  const parts = sentencesOf(line.text);
  const clauses = parts.length > 1 ? parts : line.text.split(/(?:(?<!\s)\s+)?[;；]\s*/u);
  if (clauses.length < 2) return say(task, 'cannotSplit', { name: line.text });
  const [first = '', ...rest] = clauses.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const below = rest.map(
    (after, at): Edit => ({
      id: `requested:split:${line.id}:${at}`,
      kind: 'insert-line',
      target: { afterLineId: line.id },
      line: { kind: line.kind, depth: line.depth },
      before: '',
      after,
      reason: { code: 'requested', params: {} },
      evidence: [],
    }),
  );
  return { ...change(task, [replaceLine(line, first, 'requested'), ...below.reverse()]), askedLines: [first, ...rest] };
};

export const merge: Perform = (task) => {
  const lines = linesMeant(task);
  const [one, other, ...more] = lines;
  if (!one || !other || more.length > 0) return undefined;
  const list = readItemList(one.text) && readItemList(other.text);
  const after = `${one.text.replace(/[.。;；]$/u, '')}${list ? ', ' : '; '}${other.text}`;
  return {
    ...change(task, [replaceLine(one, after, 'requested'), removeLine(other, 'requested')]),
    askedLines: [after],
  };
};

/** What our own wording rules can do: the person out of the lines, one tense a job, slips of the pen. */
export const tidy: Perform = (task) => {
  const codes: readonly string[] =
    task.name === 'tense' ? ['tense', 'first-person'] : ['punctuation', 'clearer', 'spelling', 'posting-spelling'];
  const meant = new Set(linesMeant(task).map(({ id }) => id));
  const all = [...rewordProfile(task.reading), ...rewordLines(task.reading)].filter(({ reason }) =>
    codes.includes(reason.code),
  );
  const edits = meant.size > 0 ? all.filter(({ target }) => 'lineId' in target && meant.has(target.lineId)) : all;
  return edits.length > 0 ? change(task, edits) : say(task, task.name === 'tense' ? 'tenseAlready' : 'noMistakes');
};
