import { fold } from '../../guard/text/fold.ts';
import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { findSkills } from '../../lexicon/find-skills.ts';
import { withoutDenials } from '../claims/claims.ts';
import type { MatchIndex } from '../match-index.ts';
import type { PlacedLine } from '../read-lines.ts';
import { compoundWords, isSaid, readKeys, type Sense } from '../senses.ts';
import { isOnlyName, isPlainWord } from './match-name.ts';
import { sensesOf } from './match-words.ts';

/** Where an option's own words stand in the resume. */
export interface Standing {
  /** Of the lines that have them, the one with most. */
  readonly line: PlacedLine;
  /** They stand only in what the lines take back: denials, wishes, other people's work. */
  readonly isDoubted: boolean;
}

const tellingWeight = 0.6;
/** From this share of its words on, a longer name stands there: "SAP EWM" where the line says SAP. */
const nameShare = 0.5;
const minNamePart = 3;
const nameWord = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}+#]*/gu;

/**
 * Whether the words of an option, in any form and in any order, stand in the resume. What stands there is not missing, whatever
 * else is thought of it: nobody believes the second sentence of somebody who has overlooked a word on the page.
 */
export function findStanding(
  requirement: Requirement,
  option: RequirementOption,
  { lines, meanings }: MatchIndex,
): Standing | undefined {
  const isName = isOnlyName(requirement, option);
  const readable = lines.filter((line, at) => isReadable(line, at) && !(isName && line.section === 'interests'));
  if (requirement.kind === 'language')
    return standingLine(readable, (text, line) =>
      (text === line?.source ? line.skills : findSkills(text, meanings.language)).some(({ skill }) =>
        option.skills.includes(skill),
      ),
    );
  if (isName) {
    const names = [option.text, ...option.aliases].map((name) => {
      const words = name.match(nameWord) ?? [];
      return { words, folded: words.map((word) => fold(word)) };
    });
    return standingLine(readable, (text) => names.some((name) => isNamedIn(name, namesOf(text))));
  }
  const senses = sensesOf(option, meanings).filter(({ weight }) => weight >= tellingWeight);
  const said = standsIn(senses, readable, (line) => ({ keys: line.keys, compounds: line.compounds }));
  if (said) return { line: said, isDoubted: false };
  const written = standsIn(senses, readable, (line) => {
    if (line.source === line.text) return line;
    const text = writtenIn(line);
    return { keys: readKeys(text, meanings), compounds: compoundWords(text, meanings.language) };
  });
  return written && { line: written, isDoubted: true };
}

/** Not the person's name and address, nor what is about referees and wishes, which has no source. */
function isReadable({ section, source, text }: PlacedLine, at: number): boolean {
  return source !== '' && !(section === 'contact' && (at === 0 || /@|\d{4}/u.test(text)));
}

/** All of a line except for what is denied outright, and an employer's name, which is not a skill: "Java Coffee House". */
function writtenIn({ text, named, source }: PlacedLine): string {
  return named ? source : withoutDenials(text);
}

/** The line with most of the words, if each of them stands in some line. Synonyms are not the option's own words. */
function standsIn(
  senses: readonly Sense[],
  lines: readonly PlacedLine[],
  saidIn: (line: PlacedLine) => Pick<PlacedLine, 'keys' | 'compounds'>,
): PlacedLine | undefined {
  const left = new Set(senses);
  let best: PlacedLine | undefined;
  let most = 0;
  for (const line of lines) {
    const { keys, compounds } = saidIn(line);
    const here = senses.filter((sense) => isSaid(sense, keys, compounds));
    for (const sense of here) left.delete(sense);
    if (here.length > most) [best, most] = [line, here.length];
  }
  return left.size === 0 ? best : undefined;
}

function standingLine(
  lines: readonly PlacedLine[],
  test: (text: string, line?: PlacedLine) => boolean,
): Standing | undefined {
  const said = lines.find((line) => test(line.source, line));
  if (said) return { line: said, isDoubted: false };
  const written = lines.find((line) => line.source !== line.text && test(writtenIn(line)));
  return written && { line: written, isDoubted: true };
}

interface Names {
  /** Every word as it is written. */
  readonly exact: ReadonlySet<string>;
  /** In any letters, unless it is a plain word there: "the python at the zoo". */
  readonly any: ReadonlySet<string>;
}

const known = new Map<string, Names>();
const maxCached = 2_000;

function namesOf(text: string): Names {
  const before = known.get(text);
  if (before) return before;
  const written = [...text.matchAll(nameWord)];
  const names = {
    exact: new Set(written.map(([word]) => word)),
    any: new Set(written.filter(({ index }) => !isPlainWord(text, index)).map(([word]) => fold(word))),
  };
  if (known.size >= maxCached) known.clear();
  known.set(text, names);
  return names;
}

/**
 * A name stands where it is written, in these capitals if it is so short that it may be a word ("Go"), else in any. Of a longer name
 * half of the words will do, in their capitals.
 */
function isNamedIn(
  { words, folded }: { readonly words: readonly string[]; readonly folded: readonly string[] },
  { exact, any }: Names,
): boolean {
  if (words.length === 0) return false;
  if (words.every((word, at) => exact.has(word) || (word.length > minNamePart && any.has(folded[at] ?? ''))))
    return true;
  const parts = words.filter((word) => word.length >= minNamePart && /\p{Lu}/u.test(word) && exact.has(word));
  return words.length > 1 && parts.length >= words.length * nameShare;
}
