import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../cues.ts';
import { foldText } from '../lexicon/fold-text.ts';
import type { SkillId } from '../lexicon/read-skills.ts';
import { shownBy } from '../lexicon/shown-by.ts';
import type { Place } from './match.ts';
import { isEvidence, type PlacedLine } from './read-lines.ts';

export interface SkillPlace extends Place {
  readonly spelling: string;
  readonly isEvidence: boolean;
}

/** Places where work done shows the skill: "negotiated with suppliers". */
export function shownPlaces(skills: readonly SkillId[], lines: readonly PlacedLine[]): SkillPlace[] {
  const patterns = skills.flatMap((skill) => shownBy(skill) ?? []);
  if (patterns.length === 0) return [];
  return lines.filter(isEvidence).flatMap((line) =>
    patterns.flatMap((pattern): SkillPlace[] => {
      const found = pattern.exec(line.folded);
      return found
        ? [{ lineId: line.id, at: found.index, length: found[0].length, spelling: found[0], isEvidence: true }]
        : [];
    }),
  );
}

/** "prototypes" for "prototype" and vice versa, where the last letter decides. */
export function otherNumber(text: string): string | undefined {
  if (!/^[\p{Script=Latin}][\p{Script=Latin} '-]{4,}$/u.test(text)) return undefined;
  return /[^siu]s$/iu.test(text) ? text.slice(0, -1) : /[^sxzy]$/iu.test(text) ? `${text}s` : undefined;
}

export function termPlaces(
  spelling: string,
  lines: readonly PlacedLine[],
  foldedOf: (line: PlacedLine) => string,
): SkillPlace[] {
  const wanted = foldText(spelling).text;
  return lines.flatMap((line): SkillPlace[] => {
    const at = wordPlace(foldedOf(line), wanted);
    return at === undefined
      ? []
      : [{ lineId: line.id, at, length: wanted.length, spelling, isEvidence: isEvidence(line) }];
  });
}

const smallWords = pattern('u')`^(?:${matchCues.any('smallWords')}|&)$`;

/** "Chief Financial Officer" where the posting writes CFO: capitalised words with those initials. */
export function initialPlaces(acronym: string, lines: readonly PlacedLine[]): SkillPlace[] {
  if (!/^\p{Lu}{3,6}$/u.test(acronym)) return [];
  return lines.flatMap((line): SkillPlace[] => {
    if (line.part === 'heading') return [];
    const { words, initials } = initialsOf(line);
    const from = initials.indexOf(acronym);
    const first = words[from];
    const last = words[from + acronym.length - 1];
    if (from < 0 || !first || !last) return [];
    const length = last.index + last[0].length - first.index;
    return [{ lineId: line.id, at: first.index, length, spelling: acronym, isEvidence: isEvidence(line) }];
  });
}

interface Initials {
  readonly words: readonly RegExpExecArray[];
  /** The first letter of each capitalised word, a space for any other. */
  readonly initials: string;
}

const knownInitials = new Map<string, Initials>();
const maxCached = 2_000;

function initialsOf({ text }: PlacedLine): Initials {
  const known = knownInitials.get(text);
  if (known) return known;
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}'’.]*|&|[^\s\p{L}]/gu)].filter(([word]) => !smallWords.test(word));
  const initials = words.map(([word]) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0) : ' ')).join('');
  if (knownInitials.size >= maxCached) knownInitials.clear();
  knownInitials.set(text, { words, initials });
  return { words, initials };
}

/** NIV where the posting writes "Non-invasive ventilation". */
export function acronymPlaces(spelling: string, lines: readonly PlacedLine[]): SkillPlace[] {
  const words = (spelling.match(/\p{L}+/gu) ?? []).filter((word) => !smallWords.test(word.toLowerCase()));
  if (words.length < 3 || words.length > 6) return [];
  const acronym = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return lines.flatMap((line): SkillPlace[] => {
    const at = line.part === 'heading' ? -1 : line.source.indexOf(acronym);
    const around = line.source.charAt(at - 1) + line.source.charAt(at + acronym.length);
    if (at < 0 || /[\p{L}\d]/u.test(around)) return [];
    return [{ lineId: line.id, at, length: acronym.length, spelling: acronym, isEvidence: isEvidence(line) }];
  });
}

/** Where a folded text has the wanted one as a word or words of its own. */
export function wordPlace(folded: string, wanted: string): number | undefined {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded.charAt(at - 1);
    const after = folded.charAt(at + wanted.length);
    if (!/[a-z0-9]/u.test(before) && !/[a-z0-9]/u.test(after)) return at;
  }
  return undefined;
}
