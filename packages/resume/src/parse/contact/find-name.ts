import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { birthLabels, contactLabels, documentTitles, particles, surnamesOfTrades } from '../data/contact-words.ts';
import { headings } from '../data/headings.ts';
import { matchHeading } from '../headings/match-heading.ts';
import { placeScore } from '../heads/places.ts';
import { findPeriod } from '../periods/periods.ts';
import { organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { countWords, foldWord, wordSet } from '../words/word-list.ts';
import { email, labels, phone } from './contact-signs.ts';

const paperTitles = wordSet(documentTitles);
/** What may precede a name in its line: "Curriculum vitae Jane Doe", "PERSONAL INFORMATION Jane Doe", "NAME Jane Doe". */
const openings = [...paperTitles, ...wordSet(headings.contact), ...wordSet(contactLabels.name)].sort(
  (a, b) => b.length - a.length,
);
/** "Nationality" in the first column of a form. */
const facts = wordSet(birthLabels);
const tradeSurnames = wordSet(surnamesOfTrades);

/** `isStrict` for rows outside the head, where a name must not be mistaken for an employer. */
export function findName(rows: readonly Row[], isStrict = false): string | undefined {
  const [top = '', below = ''] = rows.filter((row) => !isPaperTitle(row.text)).map((row) => row.cells[0] ?? '');
  if (!isStrict && ((hasTradeAsSurname(top) && !nameIn(below)) || isSurnameFirst(top) || isInAddress(top, rows)))
    return top;
  const limit = isStrict ? 40 : 14;
  for (const row of rows.slice(0, limit)) {
    if (row.bulletIndent !== null && !row.isDecorated) continue;
    const name = nameIn(behindOpening(row));
    if (name && (!isStrict || isStandingAlone(rows, row))) return name;
  }
  if (isStrict) return undefined;
  const first = rows
    .filter((row) => !isPaperTitle(row.text) && !findPeriod(row.text) && !matchHeading(row.text))
    .map(({ cells: [cell = ''] }) => cell)
    .find((cell) => !isPaperTitle(cell) && !facts.has(foldWord(cell)));
  return first && countWords(first) <= 5 && !/[@\d:]/u.test(first) && titleScore(first) === 0 && placeScore(first) < 2
    ? first
    : undefined;
}

/** "PERSONAL INFORMATION   Jane Doe": the first cell that is not the title of the document or the block. */
function behindOpening({ cells }: Row): string {
  return cells.find((cell) => !openings.includes(foldWord(cell))) ?? '';
}

/** "张三 / 男 / 1994": a name before personal facts, separated by bars or slashes. */
const factsBehindName = pattern(
  'u',
)`^([\p{Script=Han}·]{2,5})\s?[/／|｜]\s?${readingCues.any('sexMark')}(?=\s?(?:[/／|｜]|$))`;

export function nameBeforeFacts(rows: readonly Row[]): string | undefined {
  return rows.flatMap(({ text }) => factsBehindName.exec(text)?.[1] ?? [])[0];
}

/** "Tom Baker", "Sabine Koch": the last word is a trade, the ones before it are not. */
function hasTradeAsSurname(text: string): boolean {
  const words = text.split(' ');
  const isName = words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word));
  return isName && tradeSurnames.has(foldWord(words.at(-1) ?? '')) && titleScore(words.slice(0, -1).join(' ')) === 0;
}

/** "van der Berg, Anneke". Degrees after a comma are not a given name. */
function isSurnameFirst(text: string): boolean {
  const [surname = '', given = '', ...more] = text.split(', ');
  if (more.length > 0 || given === '' || postNominals.test(`, ${given}`) || placeScore(text) === 2) return false;
  return surname.split(' ').length < 4 && nameIn(`${given} ${surname}`) !== undefined;
}

/** "Dean Kowalczyk" above "deankow@example.ca": two or three words, one of them in the e-mail address, are a name. */
function isInAddress(text: string, rows: readonly Row[]): boolean {
  if (!/^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,2}$/u.test(text)) return false;
  const address = rows.flatMap((row) => email.exec(row.text)?.[0].split('@')[0]?.toLowerCase() ?? [])[0] ?? '';
  return text.split(' ').some((word) => word.length > 2 && address.includes(word.toLowerCase()));
}

/** Outside the head only a row shortly above an e-mail address or a phone number is taken for the name. */
function isStandingAlone(rows: readonly Row[], row: Row): boolean {
  const at = rows.indexOf(row);
  // "2014 - 2017" looks like a phone number.
  const isNumber = ({ text }: Row): boolean => phone.test(text) && !findPeriod(text);
  return rows.slice(at + 1, at + 5).some((below) => email.test(below.text) || isNumber(below));
}

export function isPaperTitle(text: string): boolean {
  const folded = foldWord(text).replace(/æ/gu, 'ae').replace(/-/gu, ' ');
  return folded
    .split(/[・／/|]/u)
    .every((part) => paperTitles.has(part.replace(/\s/gu, '')) || paperTitles.has(part.trim()));
}

const nameParticles = new Set(particles);
/** ", PhD, M.D.", ", MBA", ", Jr.": short, with a second capital or a full stop, unlike a given name. */
const postNominals =
  /[,，]\s*(?:(?=[\p{L}.]{1,7}(?:[,\s]|$))(?:\p{Lu}(?=\p{L}*[\p{Lu}.])[\p{L}.]+|Jr|Sr|Esq|Dr)(?:[,\s]+|$)){1,8}$/u;

/** "Sex Male", "Nationality Portuguese": a label of a form with its value. */
const personalFact = /^(?:sex|gender|nationality|citizenship|marital status|date of birth|address|telephone)\s/iu;

/** "林某的工作简历", "Jane Doe's Resume": a title with the owner's name. */
const ownPaper = pattern('iu')`${readingCues.any('ownPaper')}$`;
const remark = /(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u;

export function nameIn(whole: string): string | undefined {
  const cell = whole.replace(ownPaper, '').replace(remark, '');
  const folded = foldWord(cell);
  const paper = openings.find((title) => folded.startsWith(title) && folded.charAt(title.length) === ' ');
  const text =
    (paper ? cell.slice(paper.length).replace(/^\s*(?:of|de|von|[-–—:|])\s*/iu, '') : cell).split(
      /(?:(?<!\s)\s+)?[|｜•·]\s*|(?<!\s)\s+[–—-]{1,3}\s+|(?<!\s)\s+\/\s+(?=\S*@)/u,
    )[0] ?? '';
  if (
    personalFact.test(text) ||
    isPaperTitle(text) ||
    labels.has(foldWord(text)) ||
    matchHeading(text)?.isExact ||
    findPeriod(text)
  )
    return undefined;
  const bare = text.replace(postNominals, '').replace(remark, '').trim();
  if (/^[\p{Script=Han}]{1,2}[\s　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u.test(bare))
    return bare;
  if (/^[\p{Script=Han}]{2,4}$/u.test(bare)) return bare;
  if (/[\d@:/\\“”"!?;]|\.{2}/u.test(bare) || bare.length > 90) return undefined;
  const words = bare.split(' ');
  const names = words.filter((word) => !nameParticles.has(word));
  // "Maria Theresia von und zu Hohenlohe" counts as three names.
  if (words.length < 2 || names.length === 0 || names.length > 6) return undefined;
  if (!names.every((word) => /^(?:[dl]['’])?\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word))) return undefined;
  if (titleScore(bare) >= 2 || organisationScore(bare) >= 2 || placeScore(bare) === 2) return undefined;
  return bare;
}
