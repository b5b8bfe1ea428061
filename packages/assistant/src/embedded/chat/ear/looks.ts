import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { Topic } from '@fitted/language/topics';
import type { Entry, Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { answeredBy } from '@fitted/resume/facts/answered-by';
import type { Match, MatchedRequirement } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { thisMonth } from '@fitted/resume/match/this-month';
import { allYears, findGaps } from '@fitted/resume/ready/find-gaps';
import { isWork } from '@fitted/resume/section-traits';
import { fill, lookWords, operationWords } from '../../../chat/chat-words.ts';
import { deedLines } from '../../reading.ts';
import { removeWhatGoesWithoutSaying } from '../../structure/tidy/clutter.ts';
import { removePersonalData } from '../../structure/tidy/personal-data.ts';
import { say } from '../answer.ts';
import { choice, type Task } from '../operations/task.ts';
import type { Thing } from '../wishes/things.ts';

/** What this resume shows about a topic, and the operations that could follow. */
export interface Look {
  readonly words: readonly string[];
  readonly choices: readonly Choice[];
}

type LookAt = (task: Task) => Look | Promise<Look>;

const nothing: Look = { words: [], choices: [] };
const maxQuoteLength = 110;
const maxQuoted = 2;
/** Older work is rarely asked about. */
const yearsBack = 15;

const quote = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;

const wordsOf = ({ input }: Task) => lookWords[input.language];

const ways = (task: Task, ...names: readonly ('missing' | 'weakest' | 'ready' | 'tailor' | 'summary')[]): Choice[] =>
  names.flatMap((name) => {
    const label = operationWords[task.input.language][name];
    return label ? [choice(task, label, {}, name)] : [];
  });

const matchOf = ({ input }: Task): Match =>
  scoreMatch(input.document, input.job.profile, { answered: answeredBy(input.statedFacts) });

/** Reports a gap that is found. Finding none is not mentioned: the person knows of it. */
const gap: LookAt = (task) => {
  const today = task.input.today ?? thisMonth(new Date());
  const asked = yearsIn(task.text);
  const all = findGaps(task.input.document, today, asked.length > 0 ? allYears : undefined);
  const found = all.find(({ from, to }) => asked.some((year) => year >= from.year && year <= to.year)) ?? all[0];
  const at = ({ year, month }: { year: number; month?: number }) =>
    month ? `${String(month).padStart(2, '0')}/${year}` : String(year);
  if (!found) return nothing;
  return { words: [fill(wordsOf(task).gapFound, { from: at(found.from), to: at(found.to) })], choices: [] };
};

const yearsIn = (text: string): readonly number[] =>
  (text.match(/(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu) ?? []).map(Number);

const pages: LookAt = async (task) => {
  const count = await task.input.countPages(task.input.document);
  const words = wordsOf(task);
  const label = operationWords[task.input.language].one_page;
  return count > 1
    ? { words: [fill(words.pages, { pages: count })], choices: label ? [choice(task, label, {}, 'one_page')] : [] }
    : { words: [words.onePage], choices: [] };
};

/** Quotes the lines that a topic is about, with a button that removes the first of them. */
function standing(task: Task, lines: readonly Line[]): Look {
  const [first] = lines;
  if (!first) return nothing;
  const words = wordsOf(task);
  return {
    words: lines.slice(0, maxQuoted).map(({ text }) => fill(words.stands, { line: quote(text) })),
    choices: [choice(task, words.takeOut, { line: first.id }, 'remove')],
  };
}

function linesAt(task: Task, edits: readonly { readonly target: object }[]): Line[] {
  const ids = new Set(edits.flatMap(({ target }) => ('lineId' in target ? [target.lineId] : [])));
  return linesOf(task.input.document).filter(({ id }) => ids.has(id));
}

const privateLines: LookAt = (task) => standing(task, linesAt(task, removePersonalData(task.reading)));

function sectionOf(task: Task, kind: 'interests' | 'references' | 'summary'): Look {
  const section = task.input.document.sections.find((one) => one.kind === kind);
  const [line] = section?.entries.flatMap(({ head, body }) => [...head, ...body]) ?? [];
  if (!section || !line) return nothing;
  const words = wordsOf(task);
  const out = choice(task, words.takeOut, { section: section.id }, 'remove');
  return {
    words: [fill(words.stands, { line: quote(line.text) })],
    choices: kind === 'summary' ? ways(task, 'summary') : [out],
  };
}

const references: LookAt = (task) => {
  const lines = linesAt(task, removeWhatGoesWithoutSaying(task.reading));
  return lines.length > 0 ? standing(task, lines) : sectionOf(task, 'references');
};

const oldest: LookAt = (task) => {
  const today = task.input.today ?? thisMonth(new Date());
  const [first] = task.input.document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const year = entry.fields.period?.start?.year;
      const [line] = entry.head;
      return year !== undefined && line ? [{ year, line }] : [];
    })
    .sort((one, other) => one.year - other.year);
  if (!first || today.year - first.year < yearsBack) return nothing;
  return { words: [fill(wordsOf(task).oldest, { year: first.year, line: quote(first.line.text) })], choices: [] };
};

const figures: LookAt = (task) => {
  const lines = deedLines(task.reading).map(({ line }) => line);
  if (lines.length === 0) return nothing;
  const count = lines.filter(({ text }) => /\p{N}/u.test(text)).length;
  return { words: [fill(wordsOf(task).figures, { count, all: lines.length })], choices: ways(task, 'weakest') };
};

const match: LookAt = (task) => {
  const { matched, missing } = matchOf(task);
  const asked = matched.length + missing.length;
  if (asked === 0) return nothing;
  return {
    words: [say(task, 'judged', { matched: matched.length, asked }).words],
    choices: ways(task, ...(missing.length > 0 ? (['missing', 'weakest'] as const) : (['weakest'] as const))),
  };
};

/** What the posting asks for and one of their own lines shows, in that line's words. */
function proofs(task: Task, among: readonly MatchedRequirement[], lines: readonly Line[]): string[] {
  const shown = new Set<string>();
  return among
    .flatMap(({ requirement, places }) => {
      const line = lines.find(({ id }) => places.some(({ lineId }) => lineId === id));
      if (!line || shown.has(line.id)) return [];
      shown.add(line.id);
      return [fill(wordsOf(task).shows, { name: requirement.text, line: quote(line.text) })];
    })
    .slice(0, maxQuoted);
}

const strengths: LookAt = (task) => {
  const { matched } = matchOf(task);
  const deeds = deedLines(task.reading).map(({ line }) => line);
  const evidenced = proofs(task, matched, deeds);
  const found = evidenced.length > 0 ? evidenced : proofs(task, matched, linesOf(task.input.document));
  return found.length > 0
    ? { words: [wordsOf(task).speaksForYou, ...found], choices: ways(task, 'missing', 'weakest') }
    : match(task);
};

/** What in these lines the posting asks for, and the buttons that remove or shorten them. */
function lookAtLines(task: Task, name: string, lines: readonly Line[], slots: Choice['operation']['slots']): Look {
  const words = wordsOf(task);
  const shown = proofs(task, matchOf(task).matched, lines);
  return {
    // Finding nothing says more about our reading than about the line.
    words: [fill(words.stands, { line: quote(name) }), ...shown],
    choices: [
      choice(task, words.takeOut, slots, 'remove'),
      ...(slots.entry || slots.section ? [choice(task, words.shorten, slots, 'shorten')] : []),
    ],
  };
}

/** Its first line, and also the second if the first is only a date. */
const entryName = ({ head: [first, second] }: Entry): string =>
  [first, ...(/\p{L}{4}/u.test(first?.text ?? '') ? [] : [second])].flatMap((line) => line?.text ?? []).join(' ');

/** The job, section or line that is mentioned. */
const spokenOf: LookAt = (task) => {
  const { entries, sections, lines, isVague } = task.mentions;
  const [[entry], [section], [line]] = [entries, sections, isVague ? [] : lines];
  if (entry) return lookAtLines(task, entryName(entry), linesOfJob(entry), { entry: entry.id });
  if (line) return lookAtLines(task, line.text, [line], { line: line.id });
  if (!section) return nothing;
  const about = section.entries.flatMap(linesOfJob);
  return lookAtLines(task, section.heading?.text ?? '', about, { section: section.id });
};

/** The same for a thing that a question names. */
export function lookAtThing(task: Task, thing: Thing): Look {
  if (thing.kind === 'entry')
    return lookAtLines(task, entryName(thing.entry), linesOfJob(thing.entry), { entry: thing.entry.id });
  if (thing.kind === 'section') {
    const about = thing.section.entries.flatMap(linesOfJob);
    return lookAtLines(task, thing.text, about, { section: thing.section.id });
  }
  const slots = thing.kind === 'line' ? { line: thing.line.id } : { words: thing.text };
  return lookAtLines(task, thing.text, [thing.line], slots);
}

/** Parts of lines about the person, each with its own button. */
export function lookAtParts(task: Task, parts: readonly Thing[]): Look {
  const words = wordsOf(task);
  return {
    words: parts.slice(0, maxQuoted).map(({ text }) => fill(words.stands, { line: quote(text) })),
    choices: parts.map(({ text }) => choice(task, `${words.takeOut}: ${text}`, { words: text }, 'remove')),
  };
}

const linesOfJob = ({ head, body }: Entry): Line[] => [...head, ...body];

/** Quotes what the resume now says about something that the person wants changed. */
const saysNow: LookAt = (task) => {
  const [named] = task.mentions.items;
  return named ? { words: [fill(wordsOf(task).stands, { line: quote(named.line.text) })], choices: [] } : nothing;
};

const hobbies: LookAt = (task) => sectionOf(task, 'interests');
const objective: LookAt = (task) => sectionOf(task, 'summary');

/** Topics that a resume shows nothing about get the advice alone. */
const looks: Readonly<Partial<Record<Topic, LookAt>>> = {
  gap,
  parental: gap,
  care: gap,
  illness: gap,
  unemployed: gap,
  'short-jobs': spokenOf,
  'keep-it': spokenOf,
  volunteering: spokenOf,
  internship: spokenOf,
  'side-job': spokenOf,
  school: spokenOf,
  length: pages,
  'personal-data': privateLines,
  age: strengths,
  references,
  hobbies,
  objective,
  'old-jobs': oldest,
  numbers: figures,
  bullets: figures,
  buzzwords: figures,
  ats: match,
  'every-job': match,
  chances: match,
  'next-step': match,
  underqualified: match,
  overqualified: strengths,
  'no-degree': strengths,
  'no-experience': strengths,
  'career-change': strengths,
  'self-doubt': strengths,
  strengths,
  'no-answer': match,
  rejection: strengths,
  interview: strengths,
  nervous: strengths,
  'cover-letter': strengths,
  motivation: strengths,
  'untrue-years': saysNow,
  'untrue-level': saysNow,
  'untrue-credential': saysNow,
  'untrue-title': saysNow,
  'untrue-dates': saysNow,
  'untrue-figure': saysNow,
  'untrue-tool': saysNow,
};

export async function lookAt(topic: Topic, task: Task): Promise<Look> {
  return (await looks[topic]?.(task)) ?? nothing;
}
