import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { sentencesOf } from '@fitted/resume/guard/support/own-statement';
import type { ChatAnswer } from '../../../assistant.ts';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { rewordLines, rewordProfile } from '../../wording/reword-lines.ts';
import { change, say } from '../answer.ts';
import { bodyOf, findSection, nameOfSection } from '../find-target.ts';
import { foldLetters, unquote } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { readSlots } from '../read-slots.ts';
import { renameHeading } from './rename-heading.ts';
import { replaceNamed } from './replace-words.ts';
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
  const named = replaceNamed(task);
  if (named) return named;
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
  const [inDenied] = denied?.match(figure) ?? [];
  const standing = figures.filter((one) => stands(task, one));
  // Of two figures only one may be there: else nobody can tell which of them is wrong.
  const from = inDenied ?? denied ?? (figures.length === 2 && standing.length === 1 ? standing[0] : undefined);
  const to = inDenied
    ? figures.find((one) => one !== from)
    : (figures.find((one) => one !== from) ?? newName(text, from));
  if (from && to) return correctPlaces(task, from, to);
  const named = replaceNamed(task);
  if (named) return named;
  const pair = pairIn(task);
  if (pair) return replaceAll(task, pair);
  return amendLast(task) ?? oneFigure(task, figures);
};

/** Where it counts what the message counts; the same figure before another noun is another thing. */
function correctPlaces(task: Task, from: string, to: string): ChatAnswer | undefined {
  // A figure is not that of an address or a telephone number.
  const head = /\p{N}/u.test(from) ? new Set(task.input.document.head.lines) : new Set<Line>();
  const places = texts(task).filter((line) => pattern(from).test(line.text) && !head.has(line));
  const chosen = task.slots.line ? linesMeant(task) : [];
  const nouns = nounsBehind(task.text, [from, to]);
  const same = places.filter(({ text: line }) => nouns.length > 0 && countsOf(line, from, nouns).length > 0);
  const spoken = linesMeant(task).filter((line) => places.includes(line));
  const meant = chosen.length > 0 ? chosen : same.length > 0 ? same : spoken.length === 1 ? spoken : places;
  if (places.length === 0) return undefined;
  const isClear = chosen.length > 0 || same.length > 0 || spoken.length === 1 || places.length === 1;
  if (!isClear) return offerLines(task, places);
  const body = new Set(bodyOf(task.input.document.sections));
  const edits = meant.flatMap((line): Edit[] => {
    const after = correctIn(line.text, from, to, nouns);
    if (after === undefined) return [];
    return [body.has(line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after)];
  });
  return edits.length > 0 ? { ...change(task, edits), statedFacts: edits.map(({ after }) => after) } : undefined;
}

/** Only one place of a line is put right: the one before the noun, or the only one there is. */
function correctIn(line: string, from: string, to: string, nouns: readonly string[]): string | undefined {
  const all = [...line.matchAll(pattern(from))].map(({ index }) => index);
  const same = countsOf(line, from, nouns);
  const [at, ...others] = same.length > 0 ? same : all;
  if (at === undefined || others.length > 0) return undefined;
  const [sign = ''] = /^[£$€¥]/u.test(to) ? [] : (/^[£$€¥]/u.exec(from) ?? []);
  return line.slice(0, at) + sign + to + line.slice(at + from.length);
}

const reach = 3;
const stemOf = (word: string): string =>
  foldLetters(word)
    .toLowerCase()
    .slice(0, /\p{sc=Han}/u.test(word) ? 1 : 4);

/** The words that stand right behind these figures. */
function nounsBehind(text: string, figures: readonly string[]): string[] {
  return figures.flatMap((one) => {
    const at = text.indexOf(one);
    const [noun] = at < 0 ? [] : (/^\s*([\p{L}]+)/u.exec(text.slice(at + one.length)) ?? []).slice(1);
    return noun && (noun.length > 2 || /\p{sc=Han}/u.test(noun)) && !/^(?:not|nicht|pas|and|und|instead)$/iu.test(noun)
      ? [stemOf(noun)]
      : [];
  });
}

/** Where a line has the figure with one of the nouns soon behind it. */
function countsOf(line: string, from: string, nouns: readonly string[]): number[] {
  return [...line.matchAll(pattern(from))]
    .map(({ index }) => index)
    .filter((at) => {
      const behind = line.slice(at + from.length);
      const words = (behind.match(/[\p{L}]+/gu) ?? []).slice(0, reach);
      return nouns.some((noun) =>
        /\p{sc=Han}/u.test(noun) ? behind.startsWith(noun) : words.some((word) => stemOf(word) === noun),
      );
    });
}

/** "make that 3 nurses": the figure of the line that was written last. */
function amendLast(task: Task): ChatAnswer | undefined {
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], ['amend']);
  const [only, ...others] = linesWrittenLast(task);
  const lines = bodyOf(task.input.document.sections).filter(({ text }) => text === only);
  const [line] = lines;
  if (!slots || !line || lines.length > 1 || others.length > 0) return undefined;
  const after = refigure(line, slots.groups.to ?? '');
  return after === undefined
    ? undefined
    : { ...change(task, [replaceLine(line, after, 'requested')]), statedFacts: [after] };
}

/** Only where one figure can be meant: the one before the same noun, or the only one there is. */
function refigure({ text }: Line, to: string): string | undefined {
  const [amount, ...others] = to.match(figure) ?? [];
  if (!amount || others.length > 0) return undefined;
  const noun = to.slice(to.indexOf(amount) + amount.length).trim();
  const places = [...text.matchAll(figure)].filter(
    ({ index, 0: old }) =>
      noun === '' ||
      text
        .slice(index + old.length)
        .toLowerCase()
        .includes(noun.toLowerCase()),
  );
  const [place, ...more] = places;
  if (!place || more.length > 0) return undefined;
  // "no, 3m" is still in the currency that was told.
  const [currency = ''] = /^[£$€¥]/u.test(amount) ? [] : (/^[£$€¥]/u.exec(place[0]) ?? []);
  return text.slice(0, place.index) + currency + amount + text.slice(place.index + place[0].length);
}

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
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], ['rename']);
  const found = slots ? findSection(task.input.document, slots.groups.section ?? '') : undefined;
  if (slots?.groups.to && found?.kind === 'one')
    return change(task, [renameHeading(found.target, unquote(slots.groups.to))]);
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
