import type { StatedFact } from '@fitted/contract/assistant/assistant';
import { isLineAnswer, kindAsked, type QuestionKind } from '@fitted/contract/assistant/question-kinds';
import type { Language } from '@fitted/contract/languages';
import type { Entry, Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { completeLine, quoteAnswer, standsAlone } from '@fitted/resume/facts/answer/answer-line';
import { namedItem } from '@fitted/resume/facts/answer/named-item';
import { coverage } from '@fitted/resume/facts/tokens';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import type { Requirement } from '@fitted/resume/job/job-profile';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { replaceLine } from '../embedded/build-edit.ts';
import { bodyLines, type Reading } from '../embedded/reading.ts';
import { entryToldOf } from '../embedded/structure/facts/entry-told-of.ts';
import type { ListedItem } from '../embedded/structure/facts/list-told-items.ts';
import { insertTold } from '../embedded/structure/facts/place-fact.ts';
import { rewriteLine } from '../embedded/wording/rewrite-line.ts';
import { findPlaceNamed } from './places.ts';
import { weighAnswer } from './weigh-answer.ts';
import { wordAnswer } from './word-answer.ts';

/**
 * What an answer states, given its question: "about 40 a week" is about the line in question, and "2012", asked about a
 * licence, says that they hold it.
 */
export function statementsOf(reading: Pick<Reading, 'document' | 'language' | 'job'>, fact: StatedFact): string[] {
  if (fact.from !== 'interview') return [fact.text];
  const words = wordsOf(fact);
  const line = fact.completes === undefined ? undefined : linePlaced(reading, fact.completes, fact.place)?.line;
  const asked = requirementOf(reading, fact);
  return [
    fact.text,
    ...(fact.wording === undefined ? [] : [oneLine(fact.wording)]),
    quoteAnswer(words),
    ...(line ? [completeLine(line.text, words, reading.language)] : []),
    ...(asked && listOf(asked) ? [namedItem(asked, words) ?? []] : []).flat(),
    wordAnswer(words, reading.language, findPlaceNamed(reading.document, fact.place), asked?.text),
  ];
}

/** What an answer becomes. If both are empty, the answer has no place yet and the person is asked for one. */
export interface PlacedAnswer {
  readonly edits: readonly Edit[];
  readonly items: readonly ListedItem[];
}

const nowhere: PlacedAnswer = { edits: [], items: [] };

/** Where an answer goes, by what was asked. */
const placing: Readonly<Record<QuestionKind, (reading: Reading, fact: StatedFact) => PlacedAnswer>> = {
  line: placeBesideLine,
  requirement: placeInRoleOrList,
};

/** What was told without being asked goes where an answer about a requirement would. */
export function placeAnswer(reading: Reading, fact: StatedFact): PlacedAnswer {
  return placing[kindAsked(fact) ?? 'requirement'](reading, fact);
}

/** The end of the line that was asked about, or, if it tells a deed of its own, a line of the same role. */
function placeBesideLine(reading: Reading, fact: StatedFact): PlacedAnswer {
  const words = wordsOf(fact);
  const found = linePlaced(reading, fact.completes ?? '', fact.place);
  if (!found) return nowhere;
  if (tellsAnother(fact, words, found.line.text, reading.language) && found.entry)
    return { edits: [addLine(reading, fact, found.entry, { below: found.line })], items: [] };
  return { edits: complete(reading, fact, found.line, words), items: [] };
}

/** Whether an answer tells of something else than the line it was asked about. The finished line says most of what the old one did. */
function tellsAnother({ wording }: StatedFact, words: string, line: string, language: Language): boolean {
  return standsAlone(words, language) && (wording === undefined || coverage(line, wording) < sameLine);
}

const sameLine = 0.6;

/** A line of the chosen role, or an item of a list. */
function placeInRoleOrList(reading: Reading, fact: StatedFact): PlacedAnswer {
  const words = wordsOf(fact);
  const asked = requirementOf(reading, fact);
  const list = asked && listOf(asked);
  if (list && fact.place === null) {
    const item = namedItem(asked, words);
    return item === undefined ? nowhere : { edits: [], items: [{ list, item }] };
  }
  const entry = findPlaceNamed(reading.document, fact.place) ?? entryToldOf(reading.document, words)?.entry;
  // A tool can do without a role: it belongs in the skills list.
  const tools = asked ? toolsNamed(asked, words) : [];
  if (!entry) return tools.length > 0 ? { edits: [], items: tools } : nowhere;
  return { edits: [addLine(reading, fact, entry, { asked: asked?.text })], items: tools };
}

interface Beside {
  readonly asked?: string | undefined;
  /** The line that it comes below; without one it is the last of the role. */
  readonly below?: Line;
}

function addLine(reading: Reading, fact: StatedFact, entry: Entry, { asked, below }: Beside): Edit {
  const words = wordsOf(fact);
  const wordings =
    fact.wording === undefined
      ? [wordAnswer(words, reading.language, entry, asked), quoteAnswer(words)]
      : [oneLine(fact.wording)];
  return firstKept(
    reading,
    fact,
    wordings.map((wording) => insertTold(entry, wording, fact.text, below)),
  );
}

/** A resume line must not contain line breaks. */
const oneLine = (wording: string): string =>
  wording
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

// A confirmed answer counts in full.
const wordsOf = (fact: StatedFact): string =>
  fact.isConfirmed ? oneLine(fact.text) : weighAnswer(oneLine(fact.text), isLineAnswer(fact)).words;

const requirementOf = ({ job }: Pick<Reading, 'job'>, { answers }: StatedFact): Requirement | undefined =>
  job.profile.requirements.find(({ id }) => id === answers);

function listOf({ kind }: Requirement): ListedItem['list'] | undefined {
  if (kind === 'language') return 'languages';
  if (kind === 'degree') return 'education';
  return kind === 'credential' || kind === 'licence' ? 'certifications' : undefined;
}

/** A tool that was asked for and is named in the answer also belongs in the skills list. */
function toolsNamed({ kind, options }: Requirement, words: string): ListedItem[] {
  if (kind !== 'tool') return [];
  return options
    .filter(({ text }) => wordPattern(text).test(words))
    .map(({ text }) => ({ list: 'skills', item: text }));
}

function complete(reading: Reading, fact: StatedFact, line: Line, words: string): Edit[] {
  if (fact.wording !== undefined) return [replaceLine(line, oneLine(fact.wording), 'stated-fact')];
  const reworded = rewriteLine(line.text, reading.language, 'unknown')?.text ?? line.text;
  const edits = [reworded, line.text].map((text) =>
    replaceLine(line, completeLine(text, words, reading.language), 'stated-fact'),
  );
  return [firstKept(reading, fact, edits)];
}

function linePlaced({ document }: Pick<Reading, 'document'>, text: string, place: string | null) {
  const role = findPlaceNamed(document, place);
  const all = bodyLines(document, () => true).filter(({ line }) => line.text === text);
  return all.find(({ entry }) => entry === role) ?? all[0];
}

/** The tidiest wording that the guard accepts as what was said; otherwise the last, which is the person's own words. */
function firstKept(reading: Reading, fact: StatedFact, edits: readonly Edit[]): Edit {
  const statedFacts = statementsOf(reading, fact);
  const isKept = (edit: Edit) => guardEdits({ source: reading.document, statedFacts, edits: [edit] }).kept.length > 0;
  const [first, ...others] = edits;
  if (!first) throw new Error('An answer needs a wording');
  return [first, ...others].find(isKept) ?? edits.at(-1) ?? first;
}
