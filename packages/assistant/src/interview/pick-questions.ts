import type { InterviewQuestion, StatedFact } from '@fitted/contract/assistant/assistant';
import { isAnswerTo, kindsInTurn, type QuestionKind } from '@fitted/contract/assistant/question-kinds';
import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import type { Language } from '@fitted/contract/languages';
import { postingTables } from '@fitted/language/packs';
import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { JobProfile, Requirement } from '@fitted/resume/job/job-profile';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import type { Match } from '@fitted/resume/match/match';
import { quotedLine } from '@fitted/resume/match/quoted-line';
import { roleWeight } from '@fitted/resume/match/score-match';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import type { Posting } from '../assistant.ts';
import { readForEdits } from '../embedded/reading.ts';
import { hasFigure } from '../embedded/structure/line-signs.ts';
import { linesThatCouldSayMore } from './open-lines.ts';
import { namedPlaces } from './places.ts';

/** What a person can have, hold or speak joins a list. Everything else was done in some role. */
const listed: readonly RequirementKind[] = ['credential', 'degree', 'licence', 'language'];
const plain: readonly RequirementKind[] = [...listed, 'tool', 'practice'];
/** People rarely leave years or a whole position out of their resume, so these are asked about last. */
const seldomOpen: readonly RequirementKind[] = ['years', 'title'];

/** What a line earns that names the requirement outright. */
const fullCredit = 1;

const maxLineQuestions = 3;
const maxTotal = 14;

/** What is not asked again. */
interface Answered {
  /** Lines that say more by now, also by what was told in the chat. */
  readonly completed: ReadonlySet<NodeId>;
  /** Answers that are in the resume. */
  readonly told: readonly StatedFact[];
}

/**
 * What only the person can tell us, most valuable answers first: what the posting asks for and the resume does not
 * show, then lines that could say how much was done and with what result.
 */
export function pickQuestions(
  source: ResumeDocument,
  improved: ResumeDocument,
  job: Posting,
  { before, after: match }: { readonly before: Match; readonly after: Match },
  { completed, told }: Answered = { completed: new Set(), told: [] },
): InterviewQuestion[] {
  const asked = openRequirements(source, improved, job.profile, match);
  const texts: ReadonlyMap<NodeId, string> = new Map(linesOf(improved).map(({ id, text }) => [id, text]));
  // A line quoted in a question about a requirement is not asked about again.
  const quoted = new Set(match.near.map(quotedLine));
  const lines = linesThatCouldSayMore(readForEdits(source, job, () => before))
    // Skip lines that were completed by an answer or removed.
    .filter(({ lineId }) => texts.has(lineId) && !hasFigure(texts.get(lineId) ?? '') && !completed.has(lineId))
    .filter(({ lineId }) => !quoted.has(lineId))
    .slice(0, maxLineQuestions)
    .map(({ line, place }) => ({
      id: `line:${line}`,
      kind: 'line' as const,
      line,
      place,
      worth: 0,
    }));
  const isAnswered = (question: InterviewQuestion) => told.some((fact) => isAnswerTo(question, fact));
  // Requirements take the room that the other kinds leave.
  const others: Readonly<Record<Exclude<QuestionKind, 'requirement'>, readonly InterviewQuestion[]>> = { line: lines };
  const byKind = { ...others, requirement: asked.slice(0, maxTotal - Object.values(others).flat().length) };
  return kindsInTurn.flatMap((kind) => byKind[kind]).filter((question) => !isAnswered(question));
}

function openRequirements(
  source: ResumeDocument,
  improved: ResumeDocument,
  profile: JobProfile,
  match: Match,
): InterviewQuestion[] {
  const places = namedPlaces(source);
  const texts: ReadonlyMap<NodeId, string> = new Map(linesOf(improved).map(({ id, text }) => [id, text]));
  const nearBy = new Map(match.near.map((one) => [one.requirement.id, quotedLine(one)]));
  const worthOf = scale(profile, match);
  // The name of a job says how long and as what somebody worked, but shows no duty.
  const titles = new Set<NodeId | undefined>(
    improved.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head.map((one) => one.id))),
  );
  const open = [...match.near.map(({ requirement }) => requirement), ...match.missing].sort(
    (one, other) =>
      Number(seldomOpen.includes(one.kind)) - Number(seldomOpen.includes(other.kind)) ||
      worthOf(other) - worthOf(one) ||
      one.place.at - other.place.at,
  );
  return open
    .filter((one, at) => !open.slice(0, at).some((other) => asksTheSame(one, other)))
    .map((requirement) => {
      const { id, kind, text, strength } = requirement;
      const lineId = nearBy.get(id);
      const near = texts.get(lineId ?? '');
      const isQuoted = !titles.has(lineId) || seldomOpen.includes(kind) || listed.includes(kind);
      const line = near !== undefined && isQuoted && isWorthQuoting(near, text) ? near : undefined;
      const place = places.find(({ entry }) => entry.body.some((one) => one.id === lineId))?.name;
      return {
        id: `missing:${id}`,
        kind: 'requirement' as const,
        requirement: { id, kind, text, strength },
        ...(line !== undefined && { line }),
        ...(place !== undefined && { place }),
        needsRole: places.length > 0 && !listed.includes(kind),
        ...(isPlain(requirement, profile.language) && line === undefined && { yes: text }),
        worth: worthOf(requirement),
      };
    });
}

/** "Epic", "an EMR such as Epic" and "audit charts in Epic" are asked about once: whoever answers one has answered them all. */
function asksTheSame(one: Requirement, other: Requirement): boolean {
  const names = ({ kind, options }: Requirement) =>
    new Set(options.flatMap(({ isNamed, text }) => (isNamed || kind === 'tool' ? [text] : [])));
  const isIn = (name: string, { text }: Requirement) => wordPattern(name).test(text);
  return [...names(one)].some((name) => isIn(name, other)) || [...names(other)].some((name) => isIn(name, one));
}

const longestQuote = 260;
const longestCjkQuote = 90;
/** A line on the subject shares at least this much of what is asked. */
const minShared = 1 / 3;

/**
 * Quoting a line that shares a word by chance ("first aid", "First-class Scholarship") would look as if nobody had read
 * it, and nobody can tell what of a whole paragraph is meant.
 */
function isWorthQuoting(line: string, asked: string): boolean {
  if (hasCjk(asked) || hasCjk(line)) return line.length <= longestCjkQuote;
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}[\p{L}-]{4,}|\p{N}{4,}/gu) ?? [])
      .filter((word) => !/^first/u.test(word))
      .map((word) => word.slice(0, 6));
  const said = new Set(stems(line));
  const wanted = [...new Set(stems(asked))];
  const shared = wanted.filter((stem) => said.has(stem)).length;
  return countWords(line) > 3 && line.length <= longestQuote && shared > 0 && shared / wanted.length >= minShared;
}

/** For a choice, a list or a duty, a plain yes does not say which or what. */
function isPlain({ kind, text, options }: Requirement, language: Language): boolean {
  const isOne = text.search(postingTables[language].postings.joints) < 0 && !text.includes('/');
  return plain.includes(kind) && options.length < 2 && isOne;
}

/** How many score points an answer can add to what is already credited, by the weights of the score: never fewer than it brings. */
function scale(
  { title, requirements }: JobProfile,
  { score, meters, near }: Match,
): (requirement: Requirement) => number {
  const all = requirements.reduce((sum, { weight }) => sum + weight, title === '' ? 0 : roleWeight);
  const polish = meters.coverage > 0 ? score / meters.coverage : 0.8;
  const credited = new Map(near.map(({ requirement, credit }) => [requirement.id, credit]));
  return ({ id, weight }) => {
    const gained = weight * (fullCredit - (credited.get(id) ?? 0));
    return Math.max(1, Math.ceil((100 * gained * polish) / Math.max(weight, all)));
  };
}
