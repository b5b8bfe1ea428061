import type { ResumeDocument } from '../document.ts';
import type { Edit, Evidence } from '../edit/edit.ts';
import { linesById, textAt } from '../edit/text-at.ts';
import { matchHeading } from '../parse/match-heading.ts';
import type { Check } from './checks/check.ts';
import { checkContacts } from './checks/contacts.ts';
import { checkCountedThings } from './checks/counted-things.ts';
import { checkCredit } from './checks/credit.ts';
import { checkDates } from './checks/dates.ts';
import { checkDegrees } from './checks/degrees.ts';
import { checkDirection } from './checks/direction.ts';
import { checkDropped } from './checks/dropped.ts';
import { checkDurations } from './checks/durations.ts';
import { checkFrequencies } from './checks/frequencies.ts';
import { checkHeading } from './checks/headings.ts';
import { checkLevels } from './checks/levels.ts';
import { checkLimits } from './checks/limits.ts';
import { checkListItems } from './checks/list-items.ts';
import { checkNarrowed } from './checks/narrowed.ts';
import { checkNumberPartners } from './checks/number-partners.ts';
import { checkOtherPeople } from './checks/other-people.ts';
import { checkOwnership } from './checks/ownership.ts';
import { checkQuantities } from './checks/quantities.ts';
import { checkRanks } from './checks/ranks.ts';
import { checkSameLine } from './checks/same-line.ts';
import { checkSameRole } from './checks/same-role.ts';
import { checkSecondTitles } from './checks/second-titles.ts';
import { checkSectionKind } from './checks/section-kind.ts';
import { checkSigns } from './checks/signs.ts';
import { checkStanding } from './checks/standing.ts';
import { checkTense } from './checks/tense.ts';
import { checkTitles } from './checks/titles.ts';
import { tearsRoles } from './checks/torn-roles.ts';
import { checkWords } from './checks/words.ts';
import { type Claim, claim, type GuardedEdit, type HeldBackEdit, verdictOf } from './claim.ts';
import { type Scope, scopeOf } from './scope.ts';
import { type GuardSource, readSource, type Source } from './source.ts';
import { overlap } from './support/content.ts';
import { isOwnStatement } from './support/own-statement.ts';
import { withoutSaidItems } from './support/said-items.ts';
import { wordSources } from './support/word-sources.ts';
import { fold } from './text/fold.ts';
import { type GuardText, readText } from './text/read-text.ts';

interface GuardMatter {
  readonly source: ResumeDocument;
  /** What the person told us beside the resume; it supports edits like a line does. */
  readonly statedFacts: readonly string[];
  /** The posting is never support. The skills it names make a better question; a new word it has was taken from it. */
  readonly job?: { readonly skills: readonly string[]; readonly text?: string };
}

export interface GuardInput extends GuardMatter {
  readonly edits: readonly Edit[];
}

/** Without the edits that would tear a role from its employer: nobody can say yes to those. */
export interface GuardOutcome {
  readonly kept: readonly GuardedEdit[];
  readonly heldBack: readonly HeldBackEdit[];
}

const checks: readonly Check[] = [
  checkContacts,
  checkDates,
  checkQuantities,
  checkNumberPartners,
  checkCountedThings,
  checkFrequencies,
  checkDurations,
  checkDirection,
  checkWords,
  checkListItems,
  checkOwnership,
  checkLimits,
  checkLevels,
  checkTitles,
  checkSecondTitles,
  checkSameRole,
  checkDegrees,
  checkCredit,
  checkTense,
  checkOtherPeople,
  checkStanding,
  checkDropped,
  checkNarrowed,
  checkRanks,
];

/** Several paragraphs. Nothing that is longer is one line of a resume, and comparing its words would take seconds. */
export const longestText = 4000;

/** Sorts edits into those the resume or the person's own statements carry, those that claim more, and those in doubt. */
export function guardEdits({ edits, ...matter }: GuardInput): GuardOutcome {
  return openGuard(matter)(edits);
}

/** The same for edits that arrive in batches: the resume is read once for all of them. */
export function openGuard({ source, statedFacts, job }: GuardMatter): (edits: readonly Edit[]) => GuardOutcome {
  const guardSource = readSource(source, statedFacts, job?.text);
  return (edits) => {
    const kept: GuardedEdit[] = [];
    const heldBack: HeldBackEdit[] = [];
    for (const edit of edits) {
      if (tearsRoles(source, edit)) continue;
      const { claims, evidence } = judge(guardSource, edit, edits, job?.skills ?? []);
      if (claims.length === 0) kept.push({ edit, evidence });
      else heldBack.push({ edit, claims: gravestFirst(claims), verdict: verdictOf(claims) });
    }
    return { kept, heldBack };
  };
}

function gravestFirst(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((one, other) => Number(other.severity === 'hold') - Number(one.severity === 'hold'));
}

interface Judgement {
  readonly claims: readonly Claim[];
  readonly evidence: readonly Evidence[];
}

function judge(source: GuardSource, edit: Edit, all: readonly Edit[], jobSkills: readonly string[]): Judgement {
  if (edit.kind === 'remove' || edit.kind === 'move-section' || edit.kind === 'reorder')
    return { claims: [], evidence: [] };
  const scope = scopeOf(source, edit);
  // `before` is the engine's word; what stands in the document is the truth.
  const isPlaced = textAt(source.document, edit) === edit.before || all.some((other) => isChained(edit, other));
  const isTooLong = Math.max(edit.before.length, edit.after.length) > longestText;
  if (!scope || !isPlaced || isTooLong) return { claims: [claim('unreadable')], evidence: [] };

  const lines = edit.after.split('\n').filter((line) => line.trim() !== '');
  // Who said yes to a line said all of it.
  const isSaid = (line: string) => scope.said.some(({ text }) => isSaidIn(text.raw, line));
  const texts = lines.map((line) => readText(line, source.document.language));
  const facts = scope.said.map(({ text }) => text.raw);
  const unsaid = (text: GuardText) => {
    const rest = withoutSaidItems(text.raw, edit.before, facts);
    return rest === text.raw ? text : readText(rest, source.document.language);
  };
  const claims = texts.flatMap((text, place) => [
    // Who says yes says it of what they see.
    ...checkSigns(text.raw, edit.before, source.known),
    ...(isSaid(text.raw) ? [] : findClaims(unsaid(text), place, edit, scope)),
  ]);
  if (edit.kind === 'reorder-items' && !hasSameWords(edit)) claims.push(claim('wording', { words: edit.after }));
  return {
    claims: claims.map((one) => nameSkill(one, jobSkills)),
    evidence: claims.length > 0 ? [] : findEvidence(texts, scope, source),
  };
}

/** "Ran the depot without a manager" is the person's own word when they said "I ran the depot without a manager at Alder". */
function isSaidIn(fact: string, line: string): boolean {
  const [whole, part] = [fold(fact), fold(line)];
  return whole === part || (!isOwnStatement(line) && ` ${whole} `.includes(` ${part} `));
}

/** A second wording of a line, on top of the first: both are judged against the line itself. */
function isChained(edit: Edit, first: Edit): boolean {
  const isSameLine = 'lineId' in edit.target && 'lineId' in first.target && edit.target.lineId === first.target.lineId;
  return isSameLine && first !== edit && first.after === edit.before;
}

function findClaims(after: GuardText, place: number, edit: Edit, scope: Scope): Claim[] {
  if (edit.kind === 'insert-section' && place === 0) return checkHeading(after, edit.section, '', scope);
  if (scope.place === 'heading') return checkHeading(after, scope.section?.kind ?? 'other', edit.before, scope);
  if (isUnreadHeading(edit, after.raw)) return checkHeading(after, 'other', edit.before, scope);
  const claims = checks.flatMap((check) => check(after, scope));
  if (claims.length > 0) return claims;
  return [...checkSameLine(after, scope), ...checkSectionKind(after, edit, scope)];
}

/** A heading the parser does not know stands as a line in capitals; it may become a standard one. */
function isUnreadHeading({ kind, before }: Edit, after: string): boolean {
  const isShout =
    before.length < 40 && /\p{Lu}/u.test(before) && before === before.toUpperCase() && !/\d/u.test(before);
  return kind.startsWith('replace') && isShout && matchHeading(after)?.isExact === true;
}

function hasSameWords({ before, after }: Edit): boolean {
  const words = (text: string) => (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).sort().join(' ');
  return words(before) === words(after);
}

/** "Have you used it?" is a better question about a skill the posting asks for. */
function nameSkill(one: Claim, jobSkills: readonly string[]): Claim {
  const words = String(one.params.words ?? one.params.name ?? one.params.skill ?? '');
  if (!words) return one;
  const folded = fold(words);
  const skill = jobSkills.find((name) => fold(name) === folded || fold(name).split(' ').includes(folded));
  return skill ? claim('skill-only-in-posting', { skill }) : one;
}

function findEvidence(texts: readonly GuardText[], scope: Scope, source: GuardSource): Evidence[] {
  const { before, vocabulary } = scope;
  const shares = (text: GuardText, one: Source) => overlap(text, undefined, one.text, vocabulary);
  // Only what a line carries beyond the replaced one needs other lines.
  const fresh = texts.filter((text) => {
    const { shared, total } = before ? shares(text, before) : { shared: 0, total: 1 };
    return shared < total;
  });
  const others = fresh.length === 0 ? [] : wordSources(scope);
  const best = others
    .map((one) => ({ one, shared: Math.max(0, ...fresh.map((text) => shares(text, one).shared)) }))
    .filter(({ shared }) => shared > 0)
    .sort((left, right) => right.shared - left.shared)
    .slice(0, 3)
    .map(({ one }) => one);
  return [...(before ? [before] : []), ...best].map((one) => asEvidence(one, source));
}

function asEvidence({ id, kind, text }: Source, { document }: GuardSource): Evidence {
  return kind === 'stated'
    ? { source: 'stated', factId: id, quote: text.raw }
    : { source: 'resume', lineId: id, quote: linesById(document).get(id)?.text ?? text.raw };
}
