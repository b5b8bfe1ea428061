import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { tokensOf } from '@fitted/resume/facts/tokens';
import { isWork } from '@fitted/resume/section-traits';
import { bodyOf, employerNames, entriesNamedIn, listSections, readHeading } from '../find-target.ts';
import { contains, foldLetters, foldName } from '../fold-name.ts';
import { isMisspelt, isSlip } from '../is-misspelt.ts';
import { numberOf } from '../number-of.ts';
import { jobUnit, latest, lineUnit } from './units.ts';

/** What a message speaks of in this resume. */
export interface Mentions {
  readonly quotes: readonly string[];
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
  /** The likeliest lines; one when it is clear. */
  readonly lines: readonly Line[];
  readonly items: readonly ItemNamed[];
  readonly saysLine: boolean;
  readonly saysJob: boolean;
}

export interface ItemNamed {
  readonly line: Line;
  readonly item: string;
}

const quoted =
  /"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«\s*([^«»\s](?:[^«»]*[^«»\s])?)\s*»|「([^「」]+)」|『([^『』]+)』|(?<!\p{L})['‘]([^'‘’]{2,})['’](?!\p{L})/gu;

/** A request names what it is about within this; what is longer tells something, and every word of it would be compared. */
const longestNaming = 1_000;

export function mentionsIn(document: ResumeDocument, whole: string): Mentions {
  const message = whole.slice(0, longestNaming);
  const text = foldLetters(message.normalize('NFKC').normalize('NFC')).toLowerCase();
  const quotes = [...message.matchAll(quoted)].map((found) => found.slice(1).find(Boolean) ?? '');
  const entries = entriesIn(document, message, text);
  const sections = sectionsIn(document, text);
  return {
    quotes,
    sections,
    entries,
    lines: linesIn(document, message, text, entries, sections, quotes),
    items: itemsIn(document, text),
    saysLine: lineUnit.test(text),
    saysJob: jobUnit.test(text),
  };
}

const phrase = /[\p{L}\p{N}&'’/+-]+/gu;

/** By their own headings, or by what people call such a section; Chinese and Japanese by runs of characters. */
function sectionsIn({ sections }: ResumeDocument, text: string): Section[] {
  const words = text.match(phrase) ?? [];
  const runs = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')));
  const signs = (text.match(/[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]+/gu) ?? []).flatMap((run) =>
    [...run].flatMap((_, at) => [2, 3, 4, 5].map((length) => run.slice(at, at + length))),
  );
  const kinds = new Set([...runs, ...signs].flatMap((run) => readHeading(run)?.kind ?? []));
  const named = sections.filter(({ heading }) => heading && contains(text, heading.text));
  if (named.length > 0) return named;
  const meant = sections.filter(({ kind, heading }) => heading && kinds.has(kind));
  return meant.length > 0
    ? meant
    : sections.filter(({ heading }) => heading && words.some((word) => isMisspelt(foldName(heading.text), word)));
}

function entriesIn(document: ResumeDocument, message: string, text: string): Entry[] {
  const named = entriesNamedIn(document, message);
  if (named.length > 0) return named;
  const roles = document.sections
    .filter(({ kind }) => isWork(kind) || kind === 'education')
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);
  const said = new Set(tokensOf(text));
  const byWord = roles.filter((entry) =>
    employerNames(entry).some((name) =>
      tokensOf(name).some((word) => word.length > 3 && said.has(word) && isOnly(roles, word)),
    ),
  );
  if (byWord.length > 0) return byWord;
  if (!jobUnit.test(text)) return [];
  if (latest.test(text)) return roles.filter(({ fields }, at) => fields.period?.isCurrent ?? at === 0).slice(0, 1);
  const nth = countIn(text, jobUnit);
  const jobs = roles.filter((entry) =>
    document.sections.some(({ kind, entries }) => kind === 'experience' && entries.includes(entry)),
  );
  if (nth !== 0) return jobs.slice(nth < 0 ? -1 : nth - 1, nth < 0 ? undefined : nth);
  const titled = roles.filter(({ fields }) =>
    tokensOf(fields.title ?? '').some((word) => word.length > 3 && said.has(word)),
  );
  return titled.length === 1 ? titled : [];
}

function isOnly(roles: readonly Entry[], word: string): boolean {
  return roles.filter(({ head }) => head.some(({ text }) => tokensOf(text).includes(word))).length === 1;
}

/** "the second bullet", "the last one of the lines", 第二条: counted from 1, −1 is the last, 0 when nothing is counted. */
export function countIn(text: string, unit: RegExp): number {
  const cjk =
    /(?:第|最)?(?<nth>[一二三四五六七八九十]|\d{1,2}|后|後|初)(?:番目|つ目|个|一)?(?:の)?(?:条|行|点|项|份|段|工作|職|仕事|箇条|文)/u.exec(
      text,
    )?.groups?.nth;
  if (cjk) return /后|後/u.test(cjk) ? -1 : cjk === '初' ? 1 : numberOf(cjk);
  const words = text.match(/[\p{L}\p{N}.ºª]+/gu) ?? [];
  const at = words.findIndex((word) => unit.test(word));
  const near = at < 0 ? [] : [words[at - 1], words[at - 2], words[at + 1], words[at - 3]];
  return (
    near
      .map((word) => (word ? numberOf(word.replace(/[.ºª]$/u, '')) : 0))
      .find((number) => number !== 0 && number < 20) ?? 0
  );
}

/** By quotation, by place, or by the words they share with the message, where rare words say more. */
function linesIn(
  document: ResumeDocument,
  message: string,
  text: string,
  entries: readonly Entry[],
  sections: readonly Section[],
  quotes: readonly string[],
): Line[] {
  const within = entries.length > 0 ? entries.flatMap(({ body }) => body) : bodyOf(document.sections);
  const cited = quotes.flatMap((quote) => within.filter(({ text: line }) => contains(line, quote)));
  if (cited.length > 0) return [...new Set(cited)];
  const nth = lineUnit.test(text) ? countIn(text, lineUnit) : 0;
  if (nth !== 0) {
    const groups =
      entries.length > 0
        ? entries.map(({ body }) => body)
        : sections.length > 0
          ? [bodyOf(sections)]
          : rolesOf(document);
    return groups.flatMap((lines) => counted(lines).at(nth < 0 ? -1 : nth - 1) ?? []).slice(0, 4);
  }
  return described(within, message, [
    ...entries.flatMap(namesOf),
    ...sections.map(({ heading }) => heading?.text ?? ''),
  ]);
}

const counted = (lines: readonly Line[]): Line[] => {
  const bullets = lines.filter(({ kind }) => kind === 'bullet');
  return bullets.length > 0 ? bullets : [...lines];
};

const rolesOf = ({ sections }: ResumeDocument): (readonly Line[])[] =>
  sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries.map(({ body }) => body))
    .filter(({ length }) => length > 0);

const namesOf = (entry: Entry): string[] => [...employerNames(entry), ...entry.head.map(({ text }) => text)];

/** Words for parts of a resume and words that every line may have: they say nothing about which line is meant. */
const aboutLines = tokensOf(
  `word words line bullet point section job wort zeile punkt mot ligne palabra linea about bit thing
  the and for with from that this all did was are not you your have has had but any can could will would should what which who how why
  one two first last more less very just like want don doesn didn its into out over under above below
  der die das und den dem des ein eine einen mit für von vom zum zur auf ist sind war nicht auch noch bitte mein meine über unter
  les des une pour avec dans sur pas mon mes est sont que qui plus moins aux par
  los las del una para con por mis que más menos muy está son eso lo`,
);

/** What is longer is a text without breaks, and nobody means it by one of its words. */
const longestLine = 2_000;

/** A line is spoken of by a word that few lines have. */
function described(lines: readonly Line[], message: string, names: readonly string[]): Line[] {
  const named = new Set([...names.flatMap(tokensOf), ...aboutLines]);
  const said = [...new Set(tokensOf(message))].filter(
    (word) => !named.has(word) && (word.length > 2 || /\p{N}|\p{sc=Han}{2}/u.test(word)),
  );
  const tokens = lines.map(({ text }) => [...new Set(tokensOf(text.slice(0, longestLine)))]);
  const has = (words: readonly string[], word: string) =>
    words.some((one) => one === word || (word.length > 4 && (isSlip(one, word) || isSlip(word, one))));
  const common = Math.max(2, lines.length / 4);
  const weights = said
    .map((word) => ({ word, count: tokens.filter((words) => has(words, word)).length }))
    .filter(({ count }) => count > 0 && count <= common);
  const ranked = lines
    .map((line, at) => ({
      line,
      score: weights.reduce((sum, { word, count }) => sum + (has(tokens[at] ?? [], word) ? 1 / count : 0), 0),
    }))
    .filter(({ score }) => score >= 0.3)
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score > best * 0.8)
    .slice(0, 4)
    .map(({ line }) => line);
}

/** Items of lists that are named whole, or but for a slip of the finger. */
function itemsIn(document: ResumeDocument, text: string): ItemNamed[] {
  const words = text.match(phrase) ?? [];
  const listed = bodyOf(listSections(document)).flatMap((line) =>
    (readItemList(line.text)?.items ?? [line.text]).map((item) => ({
      line,
      item,
      name: foldName(item.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u, '')),
    })),
  );
  const isNamed = (name: string) =>
    name.length >= 2 &&
    name.split(' ').length <= 5 &&
    (contains(text, name) || (name.length > 4 && words.some((word) => isSlip(name, word))));
  // The same word may be listed a thousand times.
  const names = new Set([...new Set(listed.map(({ name }) => name))].filter(isNamed));
  const found = listed.filter(({ name }) => names.has(name));
  const folded = new Map(found.map(({ item }) => [item, foldName(item)]));
  // "Java" is not meant where "Java EE" is said.
  const isPart = (item: string) =>
    [...folded].some(([other, name]) => other.length > item.length && name.includes(folded.get(item) ?? ''));
  const parts = new Set([...folded.keys()].filter(isPart));
  return found.filter(({ item }) => !parts.has(item)).map(({ line, item }) => ({ line, item }));
}
