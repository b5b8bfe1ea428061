import { traitsOf } from '@fitted/language/packs';
import { capital, standsAlone } from '../answer/answer-line.ts';
import { isBareNumber, joinAmount, joinResult } from './join-parts.ts';
import { bareOf, isYes, readParts } from './read-parts.ts';
import type { Decided, ToldFields, ToldPart, ToldSubject } from './told-fields.ts';
import { lowerStart, wordAmount, wordDeed, wordResult } from './word-parts.ts';

/** A clause, and whether it is in the line. */
export interface ComposedPart extends ToldPart {
  readonly isWritten: boolean;
}

export interface ComposedLine {
  /** Undefined until something is told that can be written. */
  readonly text: string | undefined;
  /** It takes the place of the line that was asked about; otherwise it is a line of its own. */
  readonly isCompletion: boolean;
  readonly parts: readonly ComposedPart[];
}

/**
 * The line that an answer becomes, as it is shown while somebody types: the person's own words, joined. A clause that is doubtful
 * is not in it until the person says so.
 */
export function composeLine(given: ToldFields, about: ToldSubject, decided: Decided = {}): ComposedLine {
  const { fields, subject } = ofItsOwn(given, about);
  const read = readParts(fields, subject).map((part) => withDecision(part, decided));
  const [deed] = sentencesOf(read, subject);
  const parts = read.map((part) => (deed ? withBareNumber(part, deed.text, subject, decided) : part));
  const isCompletion = subject.line !== undefined;
  const [first, ...others] = sentencesOf(parts, subject);
  if (!first) return { text: undefined, isCompletion, parts };
  const { partSeparator } = traitsOf(subject.language);
  const told = others.reduce(
    (line, sentence) => `${line}${partSeparator}${lowerStart(counted(sentence, subject), subject.language)}`,
    counted(first, subject),
  );
  const results = parts.filter(({ kind, isWritten }) => kind === 'result' && isWritten);
  const whole = withResults(told, results, subject);
  // Nothing new about the line that was asked about.
  const text = isCompletion && whole === first.text ? undefined : capital(whole);
  return { text, isCompletion, parts };
}

const withDecision = (part: ToldPart, decided: Decided): ComposedPart => ({
  ...part,
  isWritten: decided[part.said] ?? (part.doubt === undefined && part.kind !== 'aside'),
});

/** "9", in a place where it does not say of what, is asked about. */
function withBareNumber(part: ComposedPart, deed: string, subject: ToldSubject, decided: Decided): ComposedPart {
  const isBare =
    part.kind === 'amount' &&
    part.doubt === undefined &&
    isBareNumber(deed, wordAmount(part.said, subject), subject.language);
  return isBare ? withDecision({ ...part, doubt: 'bare-number' }, decided) : part;
}

/** A deed told instead of a figure is a line of its own. */
function ofItsOwn(fields: ToldFields, about: ToldSubject): { fields: ToldFields; subject: ToldSubject } {
  const { line, ...own } = about;
  const { did = '', amount = '', result } = fields;
  if (line === undefined) return { fields, subject: about };
  if (did.trim() !== '') return { fields, subject: own };
  if (standsAlone(amount, about.language)) return { fields: { did: amount, result }, subject: own };
  return { fields, subject: about };
}

/** What is written of a clause: its own words, or the plain ones that the person agreed to. */
const textOf = ({ said, plainly, doubt }: ToldPart): string => (doubt === undefined ? said : (plainly ?? said));

/** One thing that was done, with how many and how often. */
interface Sentence {
  readonly text: string;
  readonly joint: ToldPart['joint'];
  readonly amounts: readonly string[];
}

function sentencesOf(parts: readonly ComposedPart[], subject: ToldSubject): Sentence[] {
  const written = parts.filter(({ isWritten }) => isWritten);
  const amounts = written.filter(({ kind }) => kind === 'amount').map((part) => wordAmount(textOf(part), subject));
  if (subject.line !== undefined) return [{ text: subject.line.replace(/(?<!\.)[.。]$/u, ''), joint: 'stop', amounts }];
  const deeds = written.filter(({ kind }) => kind === 'deed');
  // A yes before what was done says nothing more.
  const telling = deeds.filter(({ said }) => deeds.length === 1 || !isYes(said, subject));
  // The question says what it is that was done "every day", unless the person said that it was something else or nobody's.
  const isToldOtherwise = parts.some(({ kind, isWritten }) => kind === 'deed' && !isWritten);
  const opening = !isToldOtherwise && telling.length === 0 && amounts.length > 0 ? subject.opening : undefined;
  if (opening !== undefined) return [{ text: capital(wordDeed(opening, subject)), joint: 'stop', amounts }];
  const groups: { parts: ComposedPart[]; amounts: string[] }[] = [];
  for (const part of written) {
    const last = groups.at(-1);
    if (part.kind === 'amount')
      (part.field === 'amount' ? groups[0] : last)?.amounts.push(wordAmount(textOf(part), subject));
    if (!telling.includes(part)) continue;
    const before = parts[parts.indexOf(part) - 1];
    if (last && part.joint === 'comma' && before && last.parts.includes(before)) last.parts.push(part);
    else groups.push({ parts: [part], amounts: [] });
  }
  const { clauseSeparator } = traitsOf(subject.language);
  return groups.flatMap(({ parts: [first, ...others], amounts: own }, at) => {
    const said = [first, ...others].flatMap((part) => (part ? textOf(part) : [])).join(clauseSeparator);
    const text = capital(wordDeed(said, subject));
    // How many was said before what was done: "Twice a week. I …".
    const early = at === 0 ? amounts.filter((amount) => !groups.some((group) => group.amounts.includes(amount))) : [];
    return text === '' || !first ? [] : [{ text, joint: first.joint, amounts: [...own, ...early] }];
  });
}

const counted = ({ text, amounts }: Sentence, { language }: ToldSubject): string =>
  amounts.reduce((line, amount) => joinAmount(line, amount, language), text);

function withResults(line: string, results: readonly ToldPart[], subject: ToldSubject): string {
  const { language } = subject;
  const { clauseSeparator, partSeparator } = traitsOf(language);
  const [first, ...others] = results;
  if (!first) return line;
  return others.reduce(
    (whole, part) =>
      `${whole}${part.joint === 'stop' ? partSeparator : clauseSeparator}${lowerStart(bareOf(textOf(part)), language)}`,
    joinResult(line, wordResult(textOf(first), subject), language),
  );
}
