import { looseQuotationsIn } from '@fitted/language/writing/quotations';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { tokensOf } from '@fitted/resume/facts/tokens';
import { isWork } from '@fitted/resume/section-traits';
import { bodyOf, employerNames, entriesNamedIn, listSections } from '../find/find-target.ts';
import { isSlip } from '../find/is-misspelt.ts';
import { contains, foldLetters, foldName } from '../fold-name.ts';
import { countsIn } from './counts.ts';
import { isPlace, phrase, sectionsIn } from './sections-named.ts';
import { jobUnit, latest, lineUnit } from './units.ts';

/** What a message refers to in this resume. */
export interface Mentions {
  readonly quotes: readonly string[];
  /** In the order they are named. */
  readonly sections: readonly Section[];
  /** Where in the folded message each of them is named. */
  readonly sectionAt: readonly number[];
  readonly entries: readonly Entry[];
  /** The likeliest lines; only one when it is clear. */
  readonly lines: readonly Line[];
  /** They share only minor words with the message. */
  readonly isVague: boolean;
  readonly items: readonly ItemNamed[];
  readonly saysLine: boolean;
  readonly saysJob: boolean;
  /** Identified by counting: "the second and third bullets". */
  readonly isCounted: boolean;
  /** Only says where something else is or goes: "Excel from Skills", "first in Skills". */
  readonly isPlace: boolean;
}

export interface ItemNamed {
  readonly line: Line;
  readonly item: string;
}

/** Whether a message refers to anything in this resume. */
export function isNamed({ quotes, sections, entries, lines, items }: Mentions): boolean {
  return [quotes, sections, entries, lines, items].some(({ length }) => length > 0);
}

/** A request names its subject within this length; longer messages tell something, and every word would be compared. */
const maxNamingLength = 1_000;

/** Caches the last texts about a resume: every reading that is tried asks for the same, some for the message and some for a part. */
const known = new WeakMap<ResumeDocument, Map<string, Mentions>>();
const maxKnown = 24;

export function mentionsIn(document: ResumeDocument, whole: string): Mentions {
  const texts = known.get(document) ?? new Map<string, Mentions>();
  known.set(document, texts);
  const mentions = texts.get(whole) ?? readMentions(document, whole);
  // The latest is last, so the first is the one to forget.
  texts.delete(whole);
  texts.set(whole, mentions);
  const [oldest] = texts.keys();
  if (texts.size > maxKnown && oldest !== undefined) texts.delete(oldest);
  return mentions;
}

function readMentions(document: ResumeDocument, whole: string): Mentions {
  const message = whole.slice(0, maxNamingLength);
  const text = foldLetters(message.normalize('NFKC').normalize('NFC')).toLowerCase();
  const quotes = looseQuotationsIn(message).map(({ words }) => words);
  const entries = entriesIn(document, message);
  const named = sectionsIn(document, text);
  const sections = named.map(({ section }) => section);
  return {
    quotes,
    sections,
    sectionAt: named.map(({ at }) => at),
    entries,
    ...linesIn(document, message, text, entries, sections, quotes),
    items: itemsIn(document, text),
    saysLine: lineUnit.test(text),
    saysJob: jobUnit.test(text),
    isCounted: countsIn(text, lineUnit).length > 0,
    isPlace: named.length === 1 && isPlace(text, named[0]?.at ?? 0),
  };
}

/** By employer, by a word that only one employer has, by counting ("my second job"), or by title. */
export function entriesIn(document: ResumeDocument, message: string): Entry[] {
  const text = foldLetters(message.normalize('NFKC').normalize('NFC')).toLowerCase();
  const named = entriesNamedIn(document, message);
  if (named.length > 0) return named;
  const roles = document.sections
    .filter(({ kind }) => isWork(kind) || kind === 'education')
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);
  const said = new Set(tokensOf(text));
  const rolesWith = countHeadWords(roles);
  const byWord = roles.filter((entry) =>
    employerNames(entry).some((name) =>
      tokensOf(name).some((word) => word.length > 3 && said.has(word) && rolesWith.get(word) === 1),
    ),
  );
  if (byWord.length > 0) return byWord;
  const called = titledIn(roles, text);
  if (called.length > 0) return called;
  if (!jobUnit.test(text)) return [];
  if (latest.test(text)) return roles.filter(({ fields }, at) => fields.period?.isCurrent ?? at === 0).slice(0, 1);
  const [nth = 0] = countsIn(text, jobUnit);
  const jobs = roles.filter((entry) =>
    document.sections.some(({ kind, entries }) => kind === 'experience' && entries.includes(entry)),
  );
  // "The last" means the newest to some people, and the one before it or the oldest to others.
  if (nth < 0) return [...new Set([...jobs.slice(0, 2), ...jobs.slice(-1)])];
  if (nth !== 0) return jobs.slice(nth - 1, nth);
  const titled = roles.filter(({ fields }) =>
    tokensOf(fields.title ?? '').some((word) => word.length > 3 && said.has(word)),
  );
  return titled.length === 1 ? titled : [];
}

/** By their full titles; "Senior Analyst" does not mean "Analyst". */
function titledIn(roles: readonly Entry[], text: string): Entry[] {
  const named = roles
    .map((entry) => ({ entry, title: foldName(entry.fields.title ?? '') }))
    .filter(({ title }) => title.length > 3 && contains(text, title));
  const rest = (title: string) =>
    named
      .filter((other) => other.title !== title)
      .reduce((left, other) => (other.title.includes(title) ? left.replaceAll(other.title, '') : left), text);
  return named.filter(({ title }) => rest(title).includes(title)).map(({ entry }) => entry);
}

/** How many heads contain each word. */
function countHeadWords(roles: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { head } of roles)
    for (const word of new Set(head.flatMap(({ text }) => tokensOf(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const maxLines = 6;

/** By quotation, by position, or by the words they share with the message, where rare words count more. */
function linesIn(
  document: ResumeDocument,
  message: string,
  text: string,
  entries: readonly Entry[],
  sections: readonly Section[],
  quotes: readonly string[],
): Pick<Mentions, 'lines' | 'isVague'> {
  const within = entries.length > 0 ? entries.flatMap(({ body }) => body) : bodyOf(document.sections);
  const cited = quotes.flatMap((quote) => within.filter(({ text: line }) => contains(line, quote)));
  if (cited.length > 0) return { lines: [...new Set(cited)], isVague: false };
  const counts = lineUnit.test(text) ? countsIn(text, lineUnit) : [];
  if (counts.length > 0) {
    const groups =
      entries.length > 0
        ? entries.map(({ body }) => body)
        : sections.length > 0
          ? [bodyOf(sections)]
          : rolesOf(document);
    const found = groups.flatMap((lines) => counts.flatMap((nth) => counted(lines).at(nth < 0 ? nth : nth - 1) ?? []));
    return { lines: found.slice(0, maxLines), isVague: false };
  }
  // A list of skills is not "about" one of them.
  const lists = new Set(bodyOf(listSections(document)));
  const told = lineUnit.test(text) ? within.filter((line) => !lists.has(line)) : within;
  const names = [...entries.flatMap(namesOf), ...sections.map(({ heading }) => heading?.text ?? '')];
  const found = described(told, message, names);
  return found.lines.length > 0 ? found : described(within, message, names);
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

/** Words for parts of a resume and words that any line may have: they do not tell which line is meant. */
const aboutLines = tokensOf(
  `word words line bullet point section job wort zeile punkt mot ligne palabra linea about bit thing
  the and for with from that this all did was are not you your have has had but any can could will would should what which who how why
  one two first last more less very just like want don doesn didn its into out over under above below
  der die das und den dem des ein eine einen mit für von vom zum zur auf ist sind war nicht auch noch bitte mein meine über unter
  les des une pour avec dans sur pas mon mes est sont que qui plus moins aux par
  los las del una para con por mis que más menos muy está son eso lo`,
);

/** Words for people, not for things. */
const little = new Set(
  tokensOf('ich mir mich wir uns sie ihr ihn her his him she our they them nos ils lui elle moi mis yo'),
);

/** A longer line is text without breaks, and nobody refers to it by one of its words. */
const maxLineLength = 2_000;

/** A line is referred to by a word that few lines have. */
function described(
  lines: readonly Line[],
  message: string,
  names: readonly string[],
): Pick<Mentions, 'lines' | 'isVague'> {
  const named = new Set([...names.flatMap(tokensOf), ...aboutLines]);
  const said = [...new Set(tokensOf(message))].filter(
    (word) => !named.has(word) && (word.length > 2 || /\p{N}|\p{sc=Han}{2}/u.test(word)),
  );
  const tokens = lines.map(({ text }) => [...new Set(tokensOf(text.slice(0, maxLineLength)))]);
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
  const likely = ranked.filter(({ score }) => score > best * 0.8).slice(0, 4);
  const telling = weights.filter(({ word }) => !little.has(word));
  const isVague = !likely.some(({ line }) => telling.some(({ word }) => has(tokens[lines.indexOf(line)] ?? [], word)));
  return { lines: likely.map(({ line }) => line), isVague };
}

/** List items that are named in full, allowing for a typo. */
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
  // "Java EE" does not mean "Java".
  const isPart = (item: string) =>
    [...folded].some(([other, name]) => other.length > item.length && name.includes(folded.get(item) ?? ''));
  const parts = new Set([...folded.keys()].filter(isPart));
  return found.filter(({ item }) => !parts.has(item)).map(({ line, item }) => ({ line, item }));
}
