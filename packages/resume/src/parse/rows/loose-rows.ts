import { hasNoProse } from '../../section-traits.ts';
import { nameIn } from '../contact/find-name.ts';
import { documentTitles } from '../data/contact-words.ts';
import { placeScore } from '../heads/places.ts';
import { findPeriod } from '../periods/periods.ts';
import { alternatives, countWords, foldWord } from '../words/word-list.ts';
import type { RawSection } from './raw-resume.ts';
import { isProse, titleScore } from './row-signs.ts';
import type { Row } from './rows.ts';

const pageNumber = /^(?:.{0,40}[\s–—|·-])?(?:page|seite|página|p\.)?\s*\d{1,2}\s*(?:\/|of|von|de|sur)\s*\d{1,2}$/iu;
const paperTitle = new RegExp(
  `(?:^|[\\s·|–—-])(?:${alternatives(documentTitles.filter((title) => title.length > 3))})(?:$|[\\s·|–—-])`,
  'iu',
);

/** "Curriculum vitae Jane Roe" on the second page. */
const openedByTitle = /^(?:curriculum vitae|résumé|lebenslauf)(?:\s\p{Lu}[\p{L}.'’-]*){2,4}(?:\s\d{1,2})?$/iu;
/** The copyright line under every page of a widely used form. */
const publisher = /^.{0,30}© (?:European Union|Unione europea|Union européenne|Unión Europea|Europäische Union)/iu;
const continued = /^\(?continued (?:from|on) (?:the )?(?:previous |next )?page(?:\s\d{1,2})?\)?$/iu;

/** "Jane Roe · Résumé 2", "Page 1 of 2": page headers and footers, which are not part of any entry. */
export function isRunningHeader(row: Row): boolean {
  if (row.bulletIndent !== null) return false;
  if (publisher.test(row.text)) return true;
  if (row.text.length > 70) return false;
  return (
    pageNumber.test(row.text) ||
    (paperTitle.test(row.text) && /[·|–—]|\t/u.test(row.text) && countWords(row.text) <= 9) ||
    openedByTitle.test(row.text) ||
    continued.test(row.text)
  );
}

/** Moves paragraphs that belong to no entry out of the section they ended up in. */
export function detachLooseRows(sections: readonly RawSection[], name: string | undefined): RawSection[] {
  const hasSummary = sections.some((section) => section.kind === 'summary');
  const detached: RawSection[] = [];
  for (const [index, section] of sections.entries()) {
    const isLast = index === sections.length - 1;
    const nameAt = hasNoProse(section.kind) || section.isContact ? nameStart(section.rows, name === undefined) : -1;
    if (nameAt > 0) {
      detached.push({ ...section, rows: section.rows.slice(0, nameAt) });
      detached.push({ kind: 'other', heading: null, rows: section.rows.slice(nameAt), isContact: true });
      continue;
    }
    const at = isLast ? closingStart(section.rows, name) : hasSummary ? section.rows.length : summaryStart(section);
    if (at === 0 || at >= section.rows.length) {
      detached.push(section);
      continue;
    }
    detached.push({ ...section, rows: section.rows.slice(0, at) });
    detached.push({
      kind: isLast ? 'other' : 'summary',
      heading: null,
      rows: section.rows.slice(at),
      isContact: false,
    });
  }
  return detached;
}

/** If a sidebar is read first, the name and headline end up between two sections. */
function nameStart(rows: readonly Row[], isNameless: boolean): number {
  return rows.findIndex((row, index) => {
    const next = rows[index + 1];
    if (row.blankLinesBefore === 0 || row.cells.length > 1 || !next || index < rows.length - 4) return false;
    if (nameIn(row.text) !== row.text) return false;
    if (titleScore(next.text) >= 2 && countWords(next.text) <= 8) return true;
    return isNameless && isNameBlock(rows.slice(index + 1));
  });
}

/** Whether a headline or a place is below, as under the name at the top of a resume. */
function isNameBlock(below: readonly Row[]): boolean {
  if (below.some((row) => row.blankLinesBefore > 0 || row.bulletIndent !== null)) return false;
  return titleScore(below[0]?.text ?? '') > 0 || below.some((row) => placeScore(row.text) === 2);
}

const onRequest =
  /^(?:references|referenzen|références|referencias)\s.{0,40}(?:request|anfrage|wunsch|demande|petición|solicitud)\.?$/iu;

/** Where the closing lines of a document begin: place and date, the name as a signature, a page number. */
function closingStart(rows: readonly Row[], name: string | undefined): number {
  const isName = (row: Row): boolean => name !== undefined && foldWord(row.text) === foldWord(name);
  const isClosing = (row: Row): boolean =>
    isRunningHeader(row) || isPlaceAndDay(row) || isName(row) || onRequest.test(row.text);
  return 1 + rows.findLastIndex((row) => !isClosing(row));
}

const placeOfDay = /^(?:fait à |en )?(\p{Lu}[\p{L}\s./-]{1,40}),\s*((?:den|le|el|a)\s+)?$/iu;

/** "Köln, den 03.02.2025", but not "First Aid, 03.02.2025". */
function isPlaceAndDay({ text, bulletIndent }: Row): boolean {
  const date = bulletIndent === null ? findPeriod(text) : undefined;
  const hasDay = (date?.period.text.match(/\d+|\p{L}{3,}/gu)?.length ?? 0) >= 3;
  if (!date || !hasDay || date.to < text.length || date.period.end) return false;
  const [, place, word] = placeOfDay.exec(text.slice(0, date.from)) ?? [];
  return place !== undefined && (word !== undefined || placeScore(place) === 2);
}

function summaryStart(section: RawSection): number {
  const at = section.rows.length - 1;
  const last = section.rows[at];
  const isLoose =
    last !== undefined &&
    (hasNoProse(section.kind) || section.isContact) &&
    last.blankLinesBefore > 0 &&
    last.bulletIndent === null &&
    isProse(last.text) &&
    countWords(last.text) > 22;
  return isLoose ? at : section.rows.length;
}
