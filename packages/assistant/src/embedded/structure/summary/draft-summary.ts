import { assistantWords } from '@fitted/language/packs';
import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { replaceLine } from '../../build-edit.ts';
import { type Reading, textOfSection } from '../../reading.ts';
import { hasFigure } from '../line-signs.ts';
import { isEmptySentence, readOwnSummary, wordsElsewhere } from './empty-sentences.ts';
import { openOwnClauses } from './own-clauses.ts';
import { inHead, newSection } from './place-summary.ts';
import { isSaid } from './said.ts';
import { type Deed, findDeeds } from './summary-deeds.ts';
import { findHoldings, findTools } from './summary-holdings.ts';
import { hasRoles, introduce } from './summary-role.ts';

const maxDeeds = 3;
const maxTried = 10;
const maxHoldings = 4;
/** A deed that shows little of what is asked for fills a line without a use. */
const leastWorth = 1.7;
const maxTools = 4;
const longestWords = 55;
const longestCjk = 130;
/** A summary longer than this gets nothing added. */
const longestOwn = 600;
/** A single thing asked for, or one duty without a figure, would be thin. */
const enough = 3;

/**
 * A summary for this job from the resume's own clauses: the role, what is asked for and shown by work, the best result whole, and
 * what is held. It takes the place of a cliché or an objective; an own summary keeps the sentences that say something. The person
 * reads it, and may change the words, before it is used.
 */
export function draftSummary(reading: Reading): Edit[] {
  const { document } = reading;
  const [first] = document.sections;
  const isHeadless = first?.heading === null && first.kind !== 'summary' && first.kind !== 'experience';
  const isScholar = document.sections.some(({ kind }) => kind === 'publications');
  if (isHeadless || isScholar) return [];
  const section = document.sections.find(({ kind }) => kind === 'summary');
  if (section) return improveOwn(reading, section);
  const prose = proseInHead(reading);
  const elsewhere = wordsElsewhere(reading, undefined);
  if (
    prose === undefined ||
    !isEmptySentence(reading, prose.map(({ text }) => text).join(' ') || '-', elsewhere) === prose.length > 0
  )
    return [];
  const [line, ...others] = prose;
  // An objective of one line in the head becomes the summary, which is one change and one decision.
  const place = (text: string): Edit => (line && others.length === 0 ? inHead(line, text) : newSection(reading, text));
  return write(reading, '', place);
}

function improveOwn(reading: Reading, section: Section): Edit[] {
  const lines = section.entries.flatMap(({ head, body }) => [...head, ...body]);
  const [line] = lines;
  const text = textOfSection(section);
  const isSure = lines.every(({ id }) => reading.lines.get(id)?.certainty !== 'unsure');
  // Half of a summary that was broken across pages tells nothing for sure.
  if (!line || !isSure || text.length > longestOwn || /^\p{Ll}/u.test(text)) return [];
  const { kept, hasEmpty } = readOwnSummary(reading, section);
  if (hasEmpty && lines.length === 1)
    return write(reading, kept.join(assistantWords[reading.language].summary.gap), (after) => ({
      ...replaceLine(line, after, 'summary-from-facts'),
    }));
  const last = section.entries.length === 1 ? section.entries[0]?.body.at(-1) : undefined;
  if (!last || hasFigure(text)) return [];
  return write(reading, text, (after) => behind(last, after), { isApart: true });
}

/** The whole text: what stays of the own summary, then what it does not say. Nothing where that would be thin. */
function write(
  reading: Reading,
  own: string,
  place: (text: string) => Edit,
  { isApart = false }: { readonly isApart?: boolean } = {},
): Edit[] {
  const opening = introduce(reading);
  if (!opening) return [];
  const isIntroduced = own !== '' && (isSaid(opening.text, own) || isApart);
  const start = own === '' ? [opening.text] : isIntroduced ? [own] : [own, opening.text];
  const clauses = chooseClauses(reading, start, opening.entry, place);
  if (clauses.length === 0) return [];
  return [place(asText(reading, isApart ? clauses : [...start, ...clauses]))];
}

/** The best clauses that say what `start` does not, as far as the guard takes each of them for the person's own words. */
function chooseClauses(
  reading: Reading,
  start: readonly string[],
  introduced: Entry | undefined,
  place: (text: string) => Edit,
): string[] {
  const isOwn = openOwnClauses(reading, (text) => place(asText(reading, [text])));
  const fits = (clauses: readonly string[]) => lengthOf(asText(reading, [...start, ...clauses])) <= 1;
  const start0 = start.join('\n');
  const isTold = (name: string) => isSaid(name.replace(/[\d:]+/gu, ''), start0);
  const held = findHoldings(reading)
    .filter(({ text }) => !isTold(text))
    .slice(0, maxHoldings);
  const names = held.map(({ text }) => text);
  const own = joined(reading, names.slice(0, 2));
  const reserved = own !== '' && isOwn(own) ? [own] : [];
  const chosen: Deed[] = [];
  const shown = new Set<string>();
  for (const deed of bestFirst(findDeeds(reading, introduced, !hasRoles(reading)))) {
    const told = [...start, ...chosen.map(({ text }) => text)];
    const isNew = deed.isResult || deed.asked.length === 0 || deed.asked.some((id) => !shown.has(id));
    if (chosen.length === maxDeeds || deed.worth < leastWorth || !isNew || isSaid(deed.text, told.join('\n'))) continue;
    if (!fits([...chosen.map(({ text }) => text), deed.text, ...reserved]) || !isOwn(deed.text)) continue;
    chosen.push(deed);
    for (const id of deed.asked) shown.add(id);
  }
  // What is asked for before what came of it.
  const deeds = [...chosen].sort((one, other) => Number(one.isResult) - Number(other.isResult)).map(({ text }) => text);
  const told = [...start, ...deeds].join('\n');
  const tools = findTools(reading)
    .filter(({ text }) => !told.includes(text))
    .slice(0, maxTools)
    .map(({ text }) => text);
  const last = [[...tools, ...names], names, names.slice(0, 2), tools]
    .map((all) => joined(reading, all))
    // One word is not a sentence.
    .find((text) => /[\s、,（(]/u.test(text) && fits([...deeds, text]) && isOwn(text));
  const worth =
    chosen.reduce((sum, deed) => sum + deed.worth, 0) +
    (last === undefined ? 0 : held.reduce((sum, { weight }) => sum + Math.min(weight, 2), 0) + tools.length / 2);
  const clauses = last === undefined ? deeds : [...deeds, last];
  const isThin = clauses.length < 2 && !(last !== undefined && names.length > 1);
  return isThin || worth < enough ? [] : clauses;
}

/** The best result, then by worth. */
function bestFirst(deeds: readonly Deed[]): Deed[] {
  const result = deeds.find(({ isResult }) => isResult);
  const rest = deeds.filter((deed) => deed !== result);
  return [...(result ? [result] : []), ...rest].slice(0, maxTried);
}

/** As a share of what one reads at a glance. */
const lengthOf = (text: string): number =>
  hasCjk(text) ? text.length / longestCjk : text.split(/\s+/u).length / longestWords;

const joined = ({ language }: Reading, names: readonly string[]): string =>
  names
    .map((name, at) => (at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name))
    .join(assistantWords[language].summary.comma);

/** The lines of prose in the head; undefined where it holds so much that a summary would repeat it. */
export function proseInHead({ document: { head }, language }: Reading): readonly Line[] | undefined {
  const { wish, cliche } = assistantWords[language].summary;
  const isContact = (text: string) => /[@|·•]|\d{4}|^[^:：]{1,20}[:：]\s*\S{1,20}$/u.test(text);
  const first = head.lines.findIndex(
    ({ text }) =>
      !isContact(text) && (wish.test(text) || text.split(/\s+/u).length > 11 || (text.match(cliche)?.length ?? 0) > 1),
  );
  if (first < 0) return head.lines.length > 8 ? undefined : [];
  const prose = head.lines.slice(first).filter(({ text }) => !isContact(text));
  return prose.length > 3 || head.lines.length > 9 ? undefined : prose;
}

const behind = (line: Line, after: string): Edit => ({
  id: 'summary-proof',
  kind: 'insert-line',
  target: { afterLineId: line.id },
  line: { kind: line.kind, depth: 0 },
  before: '',
  after,
  reason: { code: 'summary-from-facts', params: {} },
  evidence: [],
});

export function asText({ language }: Reading, clauses: readonly string[]): string {
  const { stop, gap } = assistantWords[language].summary;
  return clauses.map((clause) => (/[.。!?！？]$/u.test(clause) ? clause : clause + stop)).join(gap);
}
