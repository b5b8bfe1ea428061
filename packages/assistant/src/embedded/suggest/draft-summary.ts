import { assistantWords } from '@fitted/language/packs';
import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf } from '@fitted/resume/edit/text-at';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import { foldedWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { replaceLine } from '../build-edit.ts';
import { isTooPlain } from '../data/plain-things.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { hasOpenBracket } from '../lines/torn-lines.ts';
import { deedLines, type Reading, textOfSection } from '../reading.ts';
import { hasFigure } from '../structure/line-signs.ts';
import { provenThings } from '../structure/summary/proven-things.ts';
import { hasProseHead, saysNothing } from '../structure/summary/summary.ts';
import { bestDeeds } from '../structure/summary/summary-deeds.ts';
import { degreeClause, hasRoles, isLatestRole, roleClause } from '../structure/summary/summary-role.ts';
import { headingLike } from '../structure/tidy/headings.ts';
import { asThirdPerson, verbFormOf } from '../wording/english/role-tense.ts';

const maxDeeds = 2;
const maxTried = 6;
/** The first lines of the work, which stand right below: a summary that copies them says everything twice. */
const readAnyway = 2;
const maxThings = 5;
const minThings = 3;
const maxHoldings = 3;
const longestHolding = 60;
const longest = 800;
const longestCjk = 220;
/** A summary longer than this gets nothing added. */
const longestOwn = 600;

/**
 * A summary for this job, drafted from the resume's own clauses: the role, what is asked for and shown by work, the best results
 * whole with their limits, and what is held. The person reads it and may change the words before it is used.
 */
export function draftSummary(reading: Reading): Edit[] {
  const { document } = reading;
  const own = document.sections.filter(({ kind }) => kind === 'summary');
  const [first] = document.sections;
  const isHeadless = first?.heading === null && first.kind !== 'summary' && first.kind !== 'experience';
  const isScholar = document.sections.some(({ kind }) => kind === 'publications');
  if (isHeadless || isScholar || own.length > 1 || hasProseHead(reading)) return [];
  const [section] = own;
  if (section && !isOneWish(reading, section)) return addProof(reading, section);

  const opener = openerOf(reading);
  if (!opener) return [];
  const place = (text: string): Edit => (section ? inPlaceOf(section, text) : newSection(reading, text));
  const proof = proofOf(reading, opener, place);
  return proof.length === 0 ? [] : [place(asText(reading, [opener, ...proof]))];
}

/** An objective of one line: it becomes the summary, which is one change and one decision. */
const isOneWish = (reading: Reading, section: Section): boolean =>
  section.entries.flatMap(({ head, body }) => [...head, ...body]).length === 1 && saysNothing(reading, section);

/** A role that was left for another would introduce the wrong person. */
const openerOf = (reading: Reading): string | undefined =>
  hasRoles(reading) ? (isLatestRole(reading) ? roleClause(reading) : undefined) : degreeClause(reading);

/** Below a summary that says who the person is: proof of it that it does not give. */
function addProof(reading: Reading, section: Section): Edit[] {
  const [entry, ...others] = section.entries;
  const last = entry?.body.at(-1);
  const text = textOfSection(section);
  if (!entry || !last || others.length > 0 || text.length > longestOwn) return [];
  if (entry.body.some(({ id }) => reading.lines.get(id)?.certainty === 'unsure')) return [];
  const place = (after: string): Edit => ({
    id: 'summary-proof',
    kind: 'insert-line',
    target: { afterLineId: last.id },
    line: { kind: last.kind, depth: 0 },
    before: '',
    after,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  });
  const opener = openerOf(reading);
  const isIntroduced = !opener || isSaid(opener, text);
  const proof = proofOf(reading, isIntroduced ? text : `${opener}\n${text}`, place);
  return proof.length === 0 ? [] : [place(asText(reading, isIntroduced ? proof : [opener, ...proof]))];
}

interface Clause {
  readonly text: string;
  /** How much it tells a reader; a summary without enough of it is not worth reading. */
  readonly worth: number;
}

/** One clause without a figure would be thin. */
const enough = 1.75;

/** Clauses that say what `said` does not, as far as the guard takes each of them for the person's own words. */
function proofOf(reading: Reading, said: string, place: (text: string) => Edit): string[] {
  const top = deedLines(reading).slice(0, readAnyway);
  const isTop = (text: string) => top.some((body) => isSaid(text, body.line.text));
  const deeds = bestDeeds(reading, maxTried, { ofProjects: !hasRoles(reading) })
    // Without a verb to open it, only a figure makes a line say what was achieved.
    .filter((text) => assistantWords[reading.language].resources.verbs || hasFigure(text))
    .filter((text) => !isTop(text) && !isSaid(text, said) && !isPersonal(reading, text) && !vague.test(text))
    .flatMap((text) => toldOfThem(reading, text) ?? [])
    .map((text): Clause => ({ text, worth: hasFigure(text) ? 1.5 : 1 }))
    .slice(0, maxDeeds);
  const told = [said, ...deeds.map(({ text }) => text)].join('\n');
  const guard = openGuard({ source: reading.document, statedFacts: [] });
  const isOwn = ({ text }: Clause) =>
    guard([place(asText(reading, [text]))]).heldBack.every(
      ({ verdict, claims }) => verdict === 'questioned' && claims.every(({ code }) => ofLines.has(code)),
    );
  const longestWhole = hasCjk(said) ? longestCjk : longest;
  const proof: Clause[] = [];
  for (const clause of [...thingsClause(reading, told), ...deeds, ...holdingsClause(reading, told)]) {
    const all = [said, ...proof.map(({ text }) => text), clause.text];
    if (asText(reading, all).length <= longestWhole && isOwn(clause)) proof.push(clause);
  }
  const worth = proof.reduce((sum, one) => sum + one.worth, 0);
  // Readers found a summary without a result worse than none.
  const hasResult = proof.some((one) => deeds.includes(one) && hasFigure(one.text));
  return !hasResult || worth < enough ? [] : proof.map(({ text }) => text);
}

/** What everybody does. */
const vague = /^(?:stay|stayed|attend|attended|participat\p{L}+|ensur\p{L}+|support\p{L}*|work|worked)\b/iu;

/** "Me encargo de los huéspedes": a summary names nobody. */
const isPersonal = ({ language }: Reading, text: string): boolean =>
  (assistantWords[language].firstPerson?.pronouns ?? englishPerson).test(text);

const englishPerson = /(?<![\p{L}.])(?:I|my|me|we|our)(?![\p{L}.])/iu;

/** A bullet may open with "Use"; a sentence about somebody says "Uses". */
function toldOfThem({ language }: Reading, text: string): string | undefined {
  return assistantWords[language].resources.verbs && verbFormOf(text) === 'base' ? asThirdPerson(text) : text;
}

const saidShare = 0.5;

/** Whether most of its words, and every figure, stand there already. */
function isSaid(clause: string, text: string): boolean {
  const said = new Set(foldedWords(text));
  const words = foldedWords(clause).filter((word) => word.length > 3 || /\d/u.test(word));
  const known = words.filter((word) => said.has(word));
  const hasNewFigure = words.some((word) => /\d/u.test(word) && !said.has(word));
  return known.length > words.length * saidShare && (!hasNewFigure || words.length - known.length < 2);
}

/** What the guard may say of a clause made of the person's own lines: that something of the line is left out, or names joined. */
const ofLines: ReadonlySet<string> = new Set(['dropped', 'wording']);

function thingsClause(reading: Reading, told: string): Clause[] {
  const { language } = reading;
  const names = provenThings(reading)
    .filter(
      ({ weight, shownIn, skill, name }) =>
        weight > 0 && shownIn.size > 0 && !isTooPlain(skill) && !told.includes(name),
    )
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name)
    .slice(0, maxThings);
  if (names.length < minThings) return [];
  return [{ text: names.join(assistantWords[language].summary.comma), worth: names.length * 0.4 }];
}

const holdingKinds: ReadonlySet<string> = new Set(['credential', 'degree', 'licence', 'language']);

/** Degrees, certificates, licences and languages that are asked for, as the person writes them. */
function holdingsClause(reading: Reading, told: string): Clause[] {
  const { document } = reading;
  const entryOf = new Map<string, Entry>(
    document.sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => [...entry.head, ...entry.body].map(({ id }) => [id, entry] as const)),
    ),
  );
  const lineOf = new Map(linesOf(document).map((line) => [line.id, line]));
  const found = reading.match().matched.flatMap(({ requirement, how, places: [place] }) => {
    const line = place && lineOf.get(place.lineId);
    if (!holdingKinds.has(requirement.kind) || how === 'partial' || !place || !line) return [];
    const entry = entryOf.get(line.id);
    const isHead = entry?.head.some(({ id }) => id === line.id) ?? false;
    const text = isHead ? entry?.fields.title : itemAt(line, place);
    return text && isShort(text) && !told.includes(text) ? [text] : [];
  });
  const held = [...new Set(found)]
    .filter((one, _, all) => !all.some((other) => other !== one && other.includes(one)))
    .slice(0, maxHoldings);
  const text = held.join(assistantWords[reading.language].summary.comma);
  return held.length === 0 ? [] : [{ text, worth: held.length * 0.4 }];
}

/** The item of a list that a place is in, or the whole line. */
function itemAt({ text }: Line, { at }: { readonly at: number }): string | undefined {
  const items = readItemList(text)?.items;
  if (!items || items.length < 2) return text.trim().replace(/[.;,，。；]$/u, '');
  return items.find((item) => {
    const from = text.indexOf(item);
    return from <= at && at < from + item.length;
  });
}

function isShort(text: string): boolean {
  if (hasOpenBracket(text) || /[:：;；|]|^\P{L}/u.test(text)) return false;
  return text.length <= (hasCjk(text) ? longestHolding / 2 : longestHolding);
}

function newSection(reading: Reading, text: string): Edit {
  const heading = headingLike(standardHeadings[reading.language].summary ?? 'Summary', reading);
  return {
    id: 'summary-draft',
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: 'summary',
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${heading}\n${text}`,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  };
}

/** In place of an objective: its first line holds the new text, so that it is one change and one decision. */
function inPlaceOf(section: Section, text: string): Edit {
  const [line] = section.entries.flatMap(({ body }) => body);
  if (!line) throw new Error('a summary that says nothing has a line');
  return replaceLine(line, text, 'summary-from-facts');
}

function asText({ language }: Reading, clauses: readonly string[]): string {
  const { stop, gap } = assistantWords[language].summary;
  return clauses.map((clause) => (/[.。!?]$/u.test(clause) ? clause : clause + stop)).join(gap);
}
