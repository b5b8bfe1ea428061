import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Contact } from '../../document.ts';
import { matchHeading } from '../headings/match-heading.ts';
import { placeScore } from '../heads/places.ts';
import { findPeriod } from '../periods/periods.ts';
import { organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { alternatives, countWords, foldWord, hasCjk } from '../words/word-list.ts';
import { labelIn, pieceBreak, readLabelled, splitPieces, withoutLabel } from './contact-pieces.ts';
import { email, labels, phone } from './contact-signs.ts';
import { findName, isPaperTitle, nameBeforeFacts, nameIn } from './find-name.ts';
import { findLargestName, nameOf } from './largest-name.ts';

const topLevel =
  'com|org|net|edu|gov|io|dev|me|co|ai|app|info|biz|eu|uk|us|de|fr|es|cn|jp|in|ca|au|ch|at|be|nl|it|pt|br|mx|' +
  'ar|cl|se|no|fi|dk|pl|cz|ie|nz|sg|hk|tw|kr|tech|design|blog|page|site|online|xyz|work|studio|inc|art|cat|' +
  'cloud|life|name|pro|url|social';
const link = pattern('giu')`
  (?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\p{N}._-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${topLevel})
  (?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@-])
`;
const handle = new RegExp(
  `(?:^|[\\s|•·])(?:${alternatives(['linkedin', 'github', 'gitlab', 'twitter', 'xing', 'mastodon', 'instagram'])})\\s*[:：]\\s*(@?[\\w./-]+)(?!` +
    '\\s*[(（]|[\\w./:-])',
  'giu',
);

/** Reads the contact details. `head` is the part above the first section; `contactRows` are blocks headed "Contact". */
const livingAt = pattern('gu')`${readingCues.any('livingAt')}`;

export function readContact(head: readonly Row[], contactRows: readonly Row[], all: readonly Row[]): Contact {
  const near = [...head, ...contactRows];
  const pieces = splitPieces(near);
  const labelled = readLabelled(pieces);
  const opening = head.find((row) => !isPaperTitle(row.text))?.cells[0] ?? '';
  const loud = findLargestName(all).map(nameOf).join(' ');
  const found =
    (loud === '' || isContradicted(loud, all) ? undefined : loud) ??
    readLabelled(splitPieces(head)).get('name') ??
    nameBeforeFacts(all.slice(0, 30)) ??
    // The name at the top takes precedence over a form at the end.
    nameIn(opening) ??
    labelled.get('name') ??
    readLabelled(splitPieces(all.slice(0, 30))).get('name') ??
    findName(head) ??
    findName(contactRows) ??
    findName(
      all.slice(0, 40).filter((row) => !near.includes(row)),
      true,
    );
  const emailFound = findEmail(near) ?? findEmail(all);
  const name = found === undefined ? undefined : (nameInAddress(found, emailFound, all) ?? found);
  const headline = name ? (findHeadline(near, name) ?? labelled.get('headline')) : labelled.get('headline');
  const phoneFound =
    findPhone(near) ??
    findPhone(
      all.slice(0, 60).filter((row) => row.bulletIndent === null && row.text.length < 60 && !findPeriod(row.text)),
    );
  const place = labelled.get('place') ?? findPlace(pieces, name, headline) ?? labelled.get('address');
  return {
    ...(name && { name }),
    ...(headline && headline !== name && { headline }),
    ...(emailFound && { email: emailFound }),
    ...(phoneFound && { phone: phoneFound }),
    ...(place && { place }),
    links: findLinks(near, emailFound),
  };
}

/** "HIRE ME" above "Name: Eduardo Murrieta": the label says more than the size. */
function isContradicted(loud: string, all: readonly Row[]): boolean {
  const named = nameIn(readLabelled(splitPieces(all.slice(0, 30))).get('name') ?? '');
  if (named === undefined || hasCjk(named)) return false;
  const words = foldWord(named).split(' ');
  return !foldWord(loud)
    .split(' ')
    .some((word) => words.includes(word));
}

const minShared = 4;

/** The largest text may be what somebody looks for ("YEAR OUT INTERNSHIP"): then the e-mail address tells which row is the name. */
function nameInAddress(found: string, address: string | undefined, all: readonly Row[]): string | undefined {
  const letters = (text: string) => foldWord(text).normalize('NFD').replace(/\p{M}/gu, '');
  const local = letters(address?.split('@')[0] ?? '');
  const isIn = (name: string, least: number) =>
    letters(name)
      .split(/[^a-z]+/u)
      .some((word) => word.length >= least && local.includes(word));
  if (local === '' || hasCjk(found) || isIn(found, minShared - 1)) return undefined;
  const names = all
    .slice(0, 40)
    .filter(({ bulletIndent, text }) => bulletIndent === null && countWords(text) < 8)
    .flatMap(({ cells }) => nameIn(cells[0] ?? '') ?? [])
    .filter((name) => countWords(name) > 1 && countWords(name) < 5 && !/\d/u.test(name) && isIn(name, minShared));
  return names[0];
}

function findEmail(rows: readonly Row[]): string | undefined {
  for (const [at, row] of rows.entries()) {
    const match = email.exec(row.text);
    if (!match) continue;
    const behind = row.text.slice(match.index + match[0].length).trim();
    const address = match[0].replace(/^mailto:/iu, '').replace(runOn, '$1');
    return `${address}${restOfDomain(match[0], behind === '' ? (rows[at + 1]?.text ?? '') : behind)}`;
  }
  return findBrokenEmail(rows);
}

/** "jane@example.comBristol": whatever stood between the address and the town is not a character. */
const runOn = /(\.[a-z]{2,6})\p{Lu}\p{Ll}+$/u;

/** "jane@example" above ".com". */
function findBrokenEmail(rows: readonly Row[]): string | undefined {
  const joined = rows.flatMap(({ text }, at) => {
    const next = rows[at + 1]?.text ?? '';
    return /^\S{1,60}$/u.test(text) && /^\S{2,60}$/u.test(next) && `${text}${next}`.includes('@') ? [text + next] : [];
  });
  return joined.find((text) => email.exec(text)?.[0] === text);
}

/** A narrow column may break an address anywhere: "jane@example.co", then "m" after it or in the row below. */
function restOfDomain(address: string, next: string): string {
  const cut = /\.([a-z]{1,2})$/u.exec(address)?.[1];
  return cut && /^[a-z]{1,2}$/u.test(next) && wideDomains.has(cut + next) ? next : '';
}

const wideDomains = new Set(['com', 'org', 'net', 'edu', 'gov', 'info']);

/** A postcode looks like a short number, so one with an area or country code is preferred. */
function findPhone(rows: readonly Row[]): string | undefined {
  let short: string | undefined;
  for (const row of rows) {
    for (const cell of row.cells.flatMap((part) => part.split(pieceBreak))) {
      const match = phone.exec(cell.replace(link, ' | ').replace(/〒\s?\d{3}-?\d{4}/u, ' | '));
      const digits = match?.[0].replace(/\D/gu, '').length ?? 0;
      if (!match || digits < 7 || digits > 15 || isDates(match[0])) continue;
      if (digits > 8 || match[0].includes('+')) return match[0].trim();
      short ??= match[0].trim();
    }
  }
  return short;
}

function isDates(text: string): boolean {
  // "15/11/2000 (22 ans)": a date of birth with the age.
  const bare = text.replace(/\(\d{0,2}\)?\s*$/u, '').trim();
  const found = findPeriod(bare);
  return found !== undefined && found.to - found.from > bare.length - 3;
}

function findLinks(rows: readonly Row[], emailFound: string | undefined): string[] {
  const links: string[] = [];
  for (const row of rows) {
    const text = emailFound ? row.text.replaceAll(emailFound, ' ') : row.text;
    const found = [
      ...[...text.matchAll(link)].map((match) => ({ at: match.index, text: match[0] })),
      ...[...text.matchAll(handle)].map((match) => ({ at: match.index, text: match[1] ?? '' })),
    ].sort((a, b) => a.at - b.at);
    for (const { text: address } of found) {
      const clean = address.replace(/(?<![.,;:)])[.,;:)]+$/u, '');
      if (clean !== '' && !links.some((known) => known === clean || known.includes(clean))) links.push(clean);
    }
  }
  return links;
}

function findPlace(
  pieces: readonly string[],
  name: string | undefined,
  headline: string | undefined,
): string | undefined {
  const candidates = pieces
    .filter((piece) => !['name', 'none'].includes(labelIn(piece) ?? ''))
    .map((piece) =>
      withoutLabel(piece)
        .replace(email, ' ')
        .replace(link, ' ')
        .replace(piece.includes('〒') ? email : phone, ' ')
        .replace(livingAt, '')
        // What is left of "Cell phone: 555 0100" is a label.
        .replace(/^[^:：]{2,30}[:：]\s*$/u, '')
        .replace(/^[\s,|:：-]+|(?<![\s,|:：-])[\s,|:：-]+$/gu, ''),
    )
    .filter((piece) => /\p{L}/u.test(piece) && piece !== headline && titleScore(piece) === 0 && !isPaperTitle(piece))
    .filter((piece) => (name === undefined || !piece.includes(name)) && !findPeriod(piece));
  return (
    candidates.find((piece) => placeScore(piece) === 2) ??
    candidates.find((piece) => placeScore(piece) === 1 && organisationScore(piece) === 0) ??
    // A short capitalised name among the contact details is where the person lives.
    candidates.find(
      (piece) =>
        /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+)?$/u.test(piece) &&
        !matchHeading(piece) &&
        !labels.has(foldWord(piece)) &&
        !headline?.includes(piece),
    )
  );
}

function findHeadline(head: readonly Row[], name: string): string | undefined {
  const at = head.findIndex((row) => row.text.includes(name));
  if (at < 0) return undefined;
  const own = head[at] as Row;
  const beside =
    own.cells.slice(1).find((cell) => isHeadline(cell)) ??
    own.text.slice(own.text.indexOf(name) + name.length).replace(/^[\s,|–—•·:-]+/u, '');
  if (beside !== '' && isHeadline(beside) && titleScore(beside) > 0) return beside;
  for (const row of head.slice(at + 1, at + 3)) {
    if (isHeadline(row.text) && row.cells.length === 1) return row.text;
    const piece = row.cells
      .flatMap((cell) => cell.split(pieceBreak))
      .find((part) => isHeadline(part) && titleScore(part) >= 2);
    if (piece) return piece;
  }
  return undefined;
}

const personalFact = pattern('u')`${readingCues.any('personalFact')}`;

function isHeadline(text: string): boolean {
  if (personalFact.test(text)) return false;
  if (email.test(text) || phone.test(text) || text.search(link) >= 0 || /^[“"„«「]/u.test(text)) return false;
  if (/^[^:：]{1,24}[:：]/u.test(text) || isPaperTitle(text) || matchHeading(text)) return false;
  if (findPeriod(text) || countWords(text) > 16 || /\p{Ll}\.$/u.test(text)) return false;
  return titleScore(text) > 0 || (placeScore(text) === 0 && (countWords(text) > 2 || hasCjk(text)));
}
