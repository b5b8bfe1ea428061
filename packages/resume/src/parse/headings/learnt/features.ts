import { findPeriod } from '../../periods/periods.ts';
import { type LineLook, styleOf } from '../../rows/line-look.ts';
import { degreeScore, isPartLabel, isProse, organisationScore, titleScore } from '../../rows/row-signs.ts';
import type { Row } from '../../rows/rows.ts';
import { countWords, hasCjk } from '../../words/word-list.ts';
import { canBeHeading, isCapitals } from '../heading-style.ts';
import { guessKind, type HeadingMatch, matchHeading } from '../match-heading.ts';

/** The names of each row's features that may show whether it is a heading. No feature contains a word of the text. */
export function seeHeadings(rows: readonly Row[], isRule: readonly boolean[]): string[][] {
  const matches = rows.map(({ text }) => (text.length <= longest ? matchHeading(text) : undefined));
  const sorts: string[] = [];
  // Computed on demand: only for the neighbours of rows that may be headings.
  const sortAt = (at: number): string => {
    const row = rows[at];
    if (!row) return 'none';
    sorts[at] ??= sortOf(row, matches[at]);
    return sorts[at];
  };
  const body = bodyLook(rows);
  const styles = countStyles(rows, matches, isRule);
  const counts = new Map<string, number>();
  for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  const known = matches.map((match) => match?.isExact === true && !match.isAmbiguous);
  const firstKnown = known.indexOf(true);
  const ruled = rows.flatMap(({ look }, at) => (look && isRule[at] ? [look.left] : []));
  const ruleCount = isRule.filter(Boolean).length;
  const pageRules = ruleCount === 0 ? '0' : ruleCount < 3 ? '1-2' : ruleCount < 6 ? '3-5' : '6+';
  const edge = Math.min(...rows.flatMap(({ look }) => (look ? [look.left - look.column] : [])), 1e6);
  return rows.map((row, at) => {
    // Rows that cannot be headings get no features.
    if (!canHead(row) || at === rows.length - 1 || !(isRule[at] || canBeHeading(row))) return [];
    const match = matches[at];
    const word = wordOf(row.text, match);
    const look = compareTo(row.look, body);
    const style = styles[at] as SeenStyle;
    const rule = isRule[at] ? 'rule' : 'not';
    const [above, below] = [sortAt(at - 1), sortAt(at + 1)];
    const blank = Math.min(row.blankLinesBefore, 2);
    const letters = caseOf(row.text);
    const features = [
      '1',
      rule,
      `word ${word}`,
      `word ${word} ${rule}`,
      `look ${look}`,
      `look ${look} ${word}`,
      `look ${look} ${rule}`,
      `share ${style.share}`,
      `share ${style.share} ${style.many}`,
      `share ${style.share} ${word}`,
      `share ${style.share} ${rule}`,
      `many ${style.many}`,
      `long ${style.long}`,
      `rules ${style.rules}`,
      `rules ${style.rules} ${rule}`,
      `rules ${style.rules} ${look} ${style.many}`,
      `words ${Math.min(countWords(row.text), 7)}`,
      `cells ${Math.min(row.cells.length, 3)}`,
      `blank ${blank}`,
      `blank ${blank} ${rule}`,
      `blank below ${Math.min(rows[at + 1]?.blankLinesBefore ?? 2, 2)}`,
      `^ ${above}`,
      `v ${below}`,
      `vv ${sortAt(at + 2)}`,
      `v ${below} ${word}`,
      `^ ${above} ${rule}`,
      `v ${below} ${rule}`,
      `place ${at === 0 ? 0 : at < 4 ? 1 : at < 10 ? 2 : 3}`,
      firstKnown >= 0 && at < firstKnown ? 'before known' : 'behind known',
      `case ${letters}`,
      `case ${letters} ${style.share}`,
    ];
    features.push(`page ${pageRules} ${rule}`);
    if (row.look) {
      const { left } = row.look;
      const alike = ruled.filter((other) => Math.abs(other - left) < 2).length - (isRule[at] ? 1 : 0);
      const aligned = ruled.length === 0 ? '?' : alike === 0 ? 'off' : alike * 2 >= ruled.length - 1 ? 'on' : 'some';
      features.push(`aligned ${aligned}`, `aligned ${aligned} ${rule}`);
      const inset = row.look.left - row.look.column - edge;
      features.push(`inset ${inset < 3 ? 0 : inset < 20 ? 1 : 2}`, `^ look ${compareTo(row.look, rows[at - 1]?.look)}`);
      features.push(`v look ${compareTo(row.look, rows[at + 1]?.look)}`);
      features.push(`v look ${compareTo(row.look, rows[at + 1]?.look)} ${style.share}`);
    } else features.push('no look');
    if (row.bulletIndent !== null) features.push('bullet', `bullet ${row.isDecorated} ${rule}`, `bullet ${word}`);
    if (row.isDecorated) features.push('decorated');
    if (row.isNumbered) features.push('numbered');
    if (row.headingLevel > 0) features.push(`level ${Math.min(row.headingLevel, 4)}`);
    if (row.isBold) features.push('marked');
    if (row.isUnderlined) features.push('underlined');
    if ((counts.get(row.text) ?? 0) > 1) features.push(`said ${Math.min(counts.get(row.text) ?? 0, 3)}`);
    if (titleScore(row.text) >= 2) features.push('title', `title ${word}`);
    if (organisationScore(row.text) > 0) features.push('org');
    if (degreeScore(row.text) > 0) features.push('degree');
    if (isPartLabel(row.text)) features.push('part', `part ${word}`);
    const end = /[:：.。]$/u.exec(row.text)?.[0];
    if (end) features.push(`ends ${end === '：' ? ':' : end}`, `ends ${end === '：' ? ':' : end} ${style.share}`);
    if (/[,，、|]/u.test(row.text)) features.push('parted');
    if (/\d/u.test(row.text)) features.push('figure');
    return features;
  });
}

const longest = 60;

/** False for rows that cannot be a heading: a sentence, dates, an e-mail address, a label with its content. */
export function canHead({ text, cells }: Row): boolean {
  if (text.length > longest || cells.length > 2 || countWords(text) > 9 || !/\p{L}{2}/u.test(text)) return false;
  return !/@|[:：]\s*[^\s:：]|[,;]$/u.test(text) && !findPeriod(text);
}

function wordOf(text: string, match: HeadingMatch | undefined): string {
  if (match)
    return `${match.isExact ? 'exact' : 'built'}${match.isAmbiguous ? '?' : ''}${match.kind === 'contact' ? ' contact' : ''}`;
  return guessKind(text) === 'other' ? 'unknown' : 'guess';
}

/** A summary of a row, for the rows above and below it. */
function sortOf(row: Row, match: HeadingMatch | undefined): string {
  if (match?.isExact) return 'known';
  if (row.bulletIndent !== null) return 'bullet';
  if (countWords(row.text) > 14 || isProse(row.text)) return 'told';
  const period = findPeriod(row.text);
  if (period) return period.to - period.from > row.text.length - 6 ? 'date' : 'dated';
  if (titleScore(row.text) >= 2) return 'title';
  if (organisationScore(row.text) > 0 || degreeScore(row.text) > 0) return 'org';
  return row.cells.length > 1 ? 'cells' : countWords(row.text) > 6 ? 'long' : 'short';
}

interface SeenStyle {
  readonly share: string;
  readonly many: string;
  readonly long: string;
  readonly rules: string;
}

/** For rows in the style of each: how many, how long, and how many are headings by their words or by the rules. */
function countStyles(
  rows: readonly Row[],
  matches: readonly (HeadingMatch | undefined)[],
  isRule: readonly boolean[],
): SeenStyle[] {
  const counts = new Map<string, { rows: number; known: number; rules: number; letters: number }>();
  const keys = rows.map(styleKey);
  for (const [at, row] of rows.entries()) {
    const own = counts.get(keys[at] ?? '') ?? { rows: 0, known: 0, rules: 0, letters: 0 };
    own.rows += 1;
    own.letters += row.text.length;
    if (isRule[at]) own.rules += 1;
    const match = matches[at];
    if (match) own.known += match.isExact && !match.isAmbiguous ? 1 : 0.5;
    counts.set(keys[at] ?? '', own);
  }
  return rows.map((_, at) => {
    const own = counts.get(keys[at] ?? '') ?? { rows: 1, known: 0, rules: 0, letters: 0 };
    const self = matches[at] ? (matches[at].isExact && !matches[at].isAmbiguous ? 1 : 0.5) : 0;
    const others = own.rows - 1;
    return {
      share: others === 0 ? 'alone' : shareOf((own.known - self) / others),
      many: others === 0 ? '0' : others < 3 ? '1-2' : others < 12 ? '3-11' : '12+',
      long: String(Math.min(Math.round(own.letters / own.rows / 12), 5)),
      rules: others === 0 ? 'alone' : shareOf((own.rules - (isRule[at] ? 1 : 0)) / others),
    };
  });
}

export function shareOf(share: number): string {
  return share === 0 ? 'none' : share < 0.15 ? 'few' : share < 0.4 ? 'some' : share < 0.75 ? 'most' : 'all';
}

/** The style of a row; without a look, as far as the text shows it. */
export function styleKey(row: Row): string {
  const capitals = isCapitals(row.text);
  if (row.look) return `${styleOf(row.look)} ${capitals}`;
  const mark = row.headingLevel > 0 ? `#${row.headingLevel}` : row.isBold ? 'bold' : row.isUnderlined ? 'under' : '';
  const character = row.bulletIndent === null ? '' : row.isDecorated ? row.bulletMark : 'bullet';
  return `${capitals} ${mark} ${character} ${/[:：]$/u.test(row.text)} ${Math.min(row.blankLinesBefore, 2)}`;
}

function caseOf(text: string): string {
  if (isCapitals(text)) return 'capitals';
  if (hasCjk(text)) return 'han';
  if (/^\p{Ll}/u.test(text)) return 'small';
  const long = text.split(/\s+/u).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.every((word) => /^\p{Lu}/u.test(word)) ? 'title' : 'sentence';
}

/** The type of most of the page's text. */
function bodyLook(rows: readonly Row[]): LineLook | undefined {
  const counts = new Map<string, { readonly look: LineLook; letters: number }>();
  for (const { look, text } of rows) {
    if (!look) continue;
    const own = counts.get(styleOf(look)) ?? { look, letters: 0 };
    own.letters += text.length;
    counts.set(styleOf(look), own);
  }
  return [...counts.values()].sort((a, b) => b.letters - a.letters)[0]?.look;
}

function compareTo(look: LineLook | undefined, other: LineLook | undefined): string {
  if (!look || !other) return '?';
  const ratio = look.size / Math.max(other.size, 1);
  const size = ratio > 1.6 ? 'huge' : ratio > 1.08 ? 'larger' : ratio < 0.93 ? 'smaller' : '';
  const bold = look.isBold === other.isBold ? '' : look.isBold ? 'bolder' : 'lighter';
  const face = look.face === other.face ? '' : 'face';
  const colour = look.colour === other.colour ? '' : 'colour';
  return [size, bold, face, colour].filter(Boolean).join('-') || 'same';
}
