import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer } from '../../../../assistant.ts';
import { replaceHeadLine, replaceLine } from '../../../build-edit.ts';
import { changeAsTold } from '../../answer.ts';
import { bodyOf } from '../../find/find-target.ts';
import { foldLetters } from '../../fold-name.ts';
import { linesWrittenLast } from '../../last-change.ts';
import { readSlots } from '../../read-slots.ts';
import { isSmallWord } from '../../wishes/figures.ts';
import { linesMeant, offerLines, type Perform, type Task } from '../task.ts';
import { notThat } from '../units.ts';
import { pairIn, replaceAll, stands, texts, wordsPattern } from './replace-pair.ts';
import { replaceNamed } from './replace-words.ts';

const figure = /[£$€¥]?\p{N}[\p{N}.,]*[%％]?/gu;

/** "it was 5, not 4": the wrong one is what the resume has; it is corrected in the line and wherever else it means the same. */
export const correct: Perform = (task) => {
  const text = task.text.normalize('NFC');
  const denied = [...foldLetters(text).matchAll(notThat)]
    .map((found) => found.slice(1).find(Boolean) ?? '')
    .map((word) => word.replace(/(?<![.,!?])[.,!?]+$/u, ''))
    .find((word) => word !== '' && stands(task, word));
  const figures = [...new Set((text.match(figure) ?? []).map((one) => one.replace(/(?<![.,])[.,]+$/u, '')))];
  const [inDenied] = denied?.match(figure) ?? [];
  const standing = figures.filter((one) => stands(task, one));
  // Only one of two figures may be in the resume; otherwise nobody can tell which is wrong.
  const from = inDenied ?? denied ?? (figures.length === 2 && standing.length === 1 ? standing[0] : undefined);
  const to = inDenied
    ? figures.find((one) => one !== from)
    : (figures.find((one) => one !== from) ?? newName(text, from));
  if (from && to) return correctPlaces(task, from, to, denied !== undefined);
  const reached = correctContact(task);
  if (reached) return reached;
  const named = replaceNamed(task);
  if (named) return named;
  const pair = pairIn(task);
  if (pair && !isPeriod(task, pair)) return replaceAll(task, pair);
  return amendLast(task) ?? oneFigure(task, figures);
};

/** "2008 to 2011", where a line says that it was from 2008 to 2011, puts nothing right. */
const isPeriod = (task: Task, { from, to }: NonNullable<ReturnType<typeof pairIn>>): boolean =>
  [from, to].every((one) => /^\p{N}{4}$/u.test(one)) &&
  texts(task).some(({ text }) => text.includes(from) && text.includes(to));

/** Corrects it where it counts what the message counts; the same figure before another noun means something else. */
function correctPlaces(task: Task, from: string, to: string, isDenied: boolean): ChatAnswer | undefined {
  // A figure in an address or a telephone number is not meant.
  const head = /\p{N}/u.test(from) ? new Set(task.input.document.head.lines) : new Set<Line>();
  const places = texts(task).filter((line) => wordsPattern(from).test(line.text) && !head.has(line));
  const chosen = task.slots.line ? linesMeant(task) : [];
  const nouns = nounsBehind(task.text, [from, to]);
  const same = places.filter(({ text: line }) => nouns.length > 0 && countsOf(line, from, nouns).length > 0);
  const spoken = linesMeant(task).filter((line) => places.includes(line));
  const meant = chosen.length > 0 ? chosen : same.length > 0 ? same : spoken.length === 1 ? spoken : places;
  if (places.length === 0) return undefined;
  // "it says 2 years, but it is nearly 4" is not about a team of 4.
  if (!isDenied && nouns.length > 0 && same.length === 0) return undefined;
  // "4 people, not 14" is not about April, nor about 4 screens.
  const isOther = ({ text: line }: Line) =>
    /^\s*[\p{L}%]/u.test(line.slice(line.search(wordsPattern(from)) + from.length));
  if (nouns.length > 0 && same.length === 0 && places.some(isOther)) return undefined;
  const isClear = chosen.length > 0 || same.length > 0 || spoken.length === 1 || places.length === 1;
  if (!isClear) return offerLines(task, places);
  const body = new Set(bodyOf(task.input.document.sections));
  const edits = meant.flatMap((line): Edit[] => {
    const after = correctIn(line.text, from, to, nouns);
    if (after === undefined) return [];
    return [body.has(line) ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after)];
  });
  return edits.length > 0 ? changeAsTold(task, edits) : undefined;
}

/** Corrects only one place in a line: the one before the noun, or the only one there is. */
function correctIn(line: string, from: string, to: string, nouns: readonly string[]): string | undefined {
  const all = [...line.matchAll(wordsPattern(from))].map(({ index }) => index);
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

/** The words right after these figures. */
function nounsBehind(text: string, figures: readonly string[]): string[] {
  return figures.flatMap((one) => {
    const at = text.indexOf(one);
    const [noun] = at < 0 ? [] : (/^\s*([\p{L}]+)/u.exec(text.slice(at + one.length)) ?? []).slice(1);
    return noun && (noun.length > 2 || /\p{sc=Han}/u.test(noun)) && !isSmallWord(noun) ? [stemOf(noun)] : [];
  });
}

/** Where a line has the figure with one of the nouns shortly after it. */
function countsOf(line: string, from: string, nouns: readonly string[]): number[] {
  return [...line.matchAll(wordsPattern(from))]
    .map(({ index }) => index)
    .filter((at) => {
      const behind = line.slice(at + from.length);
      const words = (behind.match(/[\p{L}]+/gu) ?? []).slice(0, reach);
      return nouns.some((noun) =>
        /\p{sc=Han}/u.test(noun) ? behind.startsWith(noun) : words.some((word) => stemOf(word) === noun),
      );
    });
}

/** "my number is now …": replaces the one in the resume. */
function correctContact(task: Task): ChatAnswer | undefined {
  const { lines, contact } = task.input.document.head;
  const [mail] = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30})+/u.exec(task.text) ?? [];
  const [phone] = mail ? [] : (/[+(]?\d[\d ()/.-]{5,20}\d/u.exec(task.text) ?? []);
  const [from, to] = mail ? [contact.email, mail] : [contact.phone, phone];
  const line = lines.find(({ text }) => from && text.includes(from));
  if (!from || !to || !line || from === to || isOfOther(task)) return undefined;
  const after = line.text.replace(from, to);
  return changeAsTold(task, [replaceHeadLine(line, after)], [after]);
}

/** The number of someone listed in the resume with one, such as a referee, is not the person's. */
function isOfOther({ text, input }: Task): boolean {
  const said = new Set((text.match(/\p{Lu}\p{L}{2,}/gu) ?? []).map((name) => foldLetters(name).toLowerCase()));
  const others = bodyOf(input.document.sections).filter((line) => /\p{N}[\p{N} ()/.-]{6,20}\p{N}/u.test(line.text));
  const around = input.document.sections
    .flatMap(({ entries }) => entries)
    .filter(({ body, head }) => [...head, ...body].some((line) => others.includes(line)))
    .flatMap(({ head, body }) => [...head, ...body]);
  return around.some((line) =>
    (line.text.match(/\p{L}{3,}/gu) ?? []).some((name) => said.has(foldLetters(name).toLowerCase())),
  );
}

/** "make that 3 nurses": replaces the figure of the line written last. */
function amendLast(task: Task): ChatAnswer | undefined {
  const slots = readSlots(task.text, [task.input.language, task.input.document.language], ['amend']);
  const [only, ...others] = linesWrittenLast(task);
  const lines = bodyOf(task.input.document.sections).filter(({ text }) => text === only);
  const [line] = lines;
  if (!slots || !line || lines.length > 1 || others.length > 0) return undefined;
  const after = refigure(line, slots.groups.to ?? '');
  return after === undefined ? undefined : changeAsTold(task, [replaceLine(line, after, 'requested')], [after]);
}

/** Only if one figure can be meant: the one before the same noun, or the only one there is. */
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
  // "no, 3m" keeps the currency stated before.
  const [currency = ''] = /^[£$€¥]/u.test(amount) ? [] : (/^[£$€¥]/u.exec(place[0]) ?? []);
  return text.slice(0, place.index) + currency + amount + text.slice(place.index + place[0].length);
}

/** A single figure corrects the only one in the line that is mentioned. */
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
  return changeAsTold(task, [replaceLine(line, after, 'requested')], [after]);
}

/** "Halden, not Holden": a name similar to the wrong one. */
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
