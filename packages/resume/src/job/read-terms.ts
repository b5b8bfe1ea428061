import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { FoundSkill } from '../lexicon/find-skills.ts';
import { jobCues } from './job-cues.ts';

/** A name that is not in the lexicon, with its other spelling if the posting gives both. */
export interface Term {
  readonly at: number;
  readonly length: number;
  readonly spellings: readonly string[];
}

const expansion =
  /(?<![\p{L}\p{M}'’&-])(?<long>\p{L}[\p{L}\p{M}'’&-]*(?:\s+[\p{L}\p{M}'’&-]+){1,7})\s*[（(](?<short>\p{L}[\p{L}\d/&-]{1,9})[)）]/gu;
const smallWord = pattern('iu')`^${jobCues.any('smallWord')}$`;
/** SOX, ISO 13485, REDCap, NETSoins, P6, HISAT2, RA-MICRO: spelled unlike ordinary words. Also matches inside Chinese text. */
const sign = pattern('gu')`
  (?<![\p{Script=Latin}\p{Lu}\p{Ll}\p{N}@./-])(?:(?:ISO|IEC|EN|DIN|BS|AS|ASTM|NFPA|ANSI|UL|JIS|IATF|VDE|TRBS|TRGS
  |DGUV|IFRS)\s\d{1,5}(?:-\d+)?|\p{Lu}[\p{Lu}\d]+(?:-\p{Lu}[\p{Script=Latin}\d]*)*
  |\p{Lu}?\p{Ll}+\p{Lu}[\p{Script=Latin}\d]*|\p{Lu}{2,}\p{Ll}[\p{Ll}\p{Script=Latin}\d]*
  |\p{Lu}\p{Ll}+\d+)(?![\p{Script=Latin}\p{N}@]|['’](?!\p{L}{2}))
`;
/** Capitalised inside a sentence, after words that introduce a tool or a scheme. Not for German, which capitalises every noun. */
const introduced = pattern(
  'gu',
)`(?<=(?:\b${jobCues.any('introduced')}\s|[(,/]\s?))\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}(?![\p{L}'’]|\s\d)`;
const commonCapitals = pattern('u')`
  ^(?:[ABC][12](?:-[ABC][12])?|(?:TOEIC|TOEFL|IELTS|HSK)\d+|NICE|JD|IT|HR|UK|USA?|EU|UE|PC|OK|ID|AM|PM|TV|NY|LLC
  |GmbH|AG|SA|SL|CV|FAQ|CEO|KI|AI|OR|AND|NOT|NHS|HF|CDI|CDD|PME|RTT|DE|EN|FR|ES|AT|McDonald|I|II|III|IV|English
  |Spanish|French|German|January|February|March|April|May|June|July|August|September|October|November|December
  |Monday|Friday|Saturday|Sunday|Bachelor|Master|Europe|European|Germany|France|Spain|China|Japan|London|Berlin
  |Paris|Microsoft|Google|Level|Key|Stage|Band|Class|State
  |kV|kVA|kW|kWp|kWh|MW|MWh|kHz|MHz|GHz|kN|dB|mA|kB|MB|GB|TB)$
`;

/** "WHAT ELSE WE WISH FOR" is a heading; "SAP, CRM, ERP" are three names. */
const shoutedWords = 4;

/** Names of tools, schemes and certificates in a requirement line that are not in the lexicon. */
export function findTerms(line: string, known: readonly FoundSkill[], language: Language): Term[] {
  const isKnown = (at: number, length: number) =>
    known.some((skill) => {
      const end = skill.at + skill.length;
      return (at < end && skill.at < at + length) || /^\s?[(（]$/u.test(line.slice(end, at));
    });
  const terms: Term[] = [];
  const taken: (readonly [number, number])[] = [];
  const take = (at: number, length: number, spellings: readonly string[]) => {
    if (isKnown(at, length) || taken.some(([from, to]) => at < to && from < at + length)) return;
    taken.push([at, at + length]);
    terms.push({ at, length, spellings });
  };

  for (const match of /[（(]/u.test(line) ? line.matchAll(expansion) : []) {
    const { long = '', short = '' } = match.groups ?? {};
    const words = expandedBy(long, short);
    if (words)
      take(match.index + long.length - words.length, match[0].length - long.length + words.length, [short, words]);
  }
  const isShout = line.length > 12 && line === line.toUpperCase() && /\p{Lu}/u.test(line) && /\s/u.test(line.trim());
  for (const match of isShout ? [] : withoutShouts(line).matchAll(sign))
    if (!commonCapitals.test(match[0])) take(match.index, match[0].length, [match[0]]);
  if (!traitsOf(language).joinsNouns)
    for (const match of line.matchAll(introduced))
      if (!commonCapitals.test(match[0].split(' ')[0] ?? '')) take(match.index, match[0].length, [match[0]]);
  return terms.sort((one, other) => one.at - other.at);
}

/** Capitals do not mark names where everything is in capitals. Blanked out, so that offsets stay valid. */
function withoutShouts(line: string): string {
  const words = [...line.matchAll(/\S+/gu)];
  const isLoud = words.map(([word]) => /^\p{Lu}{2,}\p{P}?$/u.test(word));
  let quiet = line;
  for (const [at, { index, 0: word }] of words.entries()) {
    const from = isLoud.lastIndexOf(false, at) + 1;
    const to = isLoud.indexOf(false, at);
    if (isLoud[at] && (to < 0 ? words.length : to) - from >= shoutedWords)
      quiet = quiet.slice(0, index) + ' '.repeat(word.length) + quiet.slice(index + word.length);
  }
  return quiet;
}

/** The end of `long` whose initials are `short`, as in "Paediatric Early Warning Score (PEWS)". */
function expandedBy(long: string, short: string): string | undefined {
  const letters = short.toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = [...long.matchAll(/[^\s-]+/gu)];
  for (let from = words.length - 1; from >= 0; from -= 1) {
    // "d'urgence" counts as starting with u.
    const tail = words.slice(from).map((word) => word[0].replace(/^\p{L}{1,2}['’](?=\p{L})/u, ''));
    const all = tail.map((word) => word.charAt(0).toLowerCase()).join('');
    const main = tail
      .filter((word) => !smallWord.test(word))
      .map((word) => word.charAt(0).toLowerCase())
      .join('');
    if (all === letters || main === letters) return long.slice(words[from]?.index);
  }
  return undefined;
}
