import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { ResumeDocument } from '../document.ts';
import type { Edit, Evidence } from '../edit/edit.ts';
import { linesById, textAt } from '../edit/text-at.ts';
import { matchHeading } from '../parse/headings/match-heading.ts';
import { type Claim, claim, type GuardedEdit, type HeldBackEdit, verdictOf } from './claim.ts';
import type { Judgement } from './compare/support.ts';
import { checkHeading } from './judge/judge-heading.ts';
import { judgeText } from './judge/judge-text.ts';
import { type Scope, scopeOf } from './scope.ts';
import { type GuardSource, readSource, type Source } from './source.ts';
import { checkCharacters } from './strange-characters.ts';
import { dividedLine } from './support/divided-line.ts';
import { isOwnStatement } from './support/own-statement.ts';
import { withoutSaidItems } from './support/said-items.ts';
import { mendTorn } from './support/torn-text.ts';
import { isCorrected, type TypoReader } from './support/typo-corrections.ts';
import { isBrokenAtSentences, isDecoded } from './support/word-for-word.ts';
import { fold } from './text/fold.ts';
import { readPart } from './text/read-part.ts';
import type { GuardText } from './text/read-text.ts';
import { tearsRoles } from './torn-roles.ts';

interface GuardMatter {
  readonly source: ResumeDocument;
  /** What the person told us in addition to the resume. Supports edits just as a line does. */
  readonly statedFacts: readonly string[];
  /** The posting never supports an edit. Its skills only make the claims more specific. */
  readonly job?: { readonly skills: readonly string[] };
  /** Tells mistyped words from others. Without a dictionary, every corrected word is a new one. */
  readonly isTypo?: TypoReader;
  /** A line without what employers need not know (birth, family): nobody claims more by leaving it out. */
  readonly impersonal?: (text: string) => string;
}

export interface GuardInput extends GuardMatter {
  readonly edits: readonly Edit[];
}

/** Edits that would separate a role from its employer are in neither list: confirming them would not make them true. */
export interface GuardOutcome {
  readonly kept: readonly GuardedEdit[];
  readonly heldBack: readonly HeldBackEdit[];
}

/** Several paragraphs. No resume line is longer, and comparing longer texts word by word would take seconds. */
export const maxTextLength = 4000;

/** Sorts edits into those that the resume or the person's statements support, those that claim more, and doubtful ones. */
export function guardEdits({ edits, ...matter }: GuardInput): GuardOutcome {
  return openGuard(matter)(edits);
}

/** Same as guardEdits, for edits that arrive in batches: the resume is read once for all of them. */
export function openGuard(matter: GuardMatter): (edits: readonly Edit[]) => GuardOutcome {
  const { source, statedFacts, job } = matter;
  const guardSource = readSource(source, [...new Set(statedFacts)]);
  return (edits) => {
    const kept: GuardedEdit[] = [];
    const heldBack: HeldBackEdit[] = [];
    for (const edit of edits) {
      if (tearsRoles(source, edit)) continue;
      if (isOnlyMended(matter, edit)) {
        kept.push({ edit, evidence: evidenceAt(guardSource, edit) });
        continue;
      }
      const { claims, evidence } = judge(guardSource, edit, edits, job?.skills ?? []);
      if (claims.length === 0) kept.push({ edit, evidence });
      else heldBack.push({ edit, claims: gravestFirst(claims), verdict: verdictOf(claims) });
    }
    return { kept, heldBack };
  };
}

/** Whether the line still says the same, only without typos, leftovers of a program or personal data. */
function isOnlyMended({ source, isTypo, impersonal }: GuardMatter, edit: Edit): boolean {
  const isWording = edit.kind === 'replace-line' || edit.kind === 'replace-head-line' || edit.kind === 'rename-heading';
  if (!isWording || edit.after.length > maxTextLength) return false;
  const before = textAt(source, edit);
  if (before === undefined || before !== edit.before || edit.after === '') return false;
  return (
    (isTypo !== undefined && isCorrected(before, edit.after, isTypo)) ||
    mendTorn(before) === edit.after ||
    impersonal?.(before) === edit.after
  );
}

function evidenceAt(source: GuardSource, { target }: Edit): Evidence[] {
  const line = 'lineId' in target ? source.byLine.get(target.lineId) : undefined;
  return line ? asEvidence(line, source) : [];
}

function gravestFirst(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((one, other) => Number(other.severity === 'hold') - Number(one.severity === 'hold'));
}

interface Verdict {
  readonly claims: readonly Claim[];
  readonly evidence: readonly Evidence[];
}

function judge(source: GuardSource, edit: Edit, all: readonly Edit[], jobSkills: readonly string[]): Verdict {
  if (edit.kind === 'remove' || edit.kind === 'move-section' || edit.kind === 'reorder')
    return { claims: [], evidence: [] };
  const scope = scopeOf(source, edit);
  // `before` comes from the engine and may be wrong, so check it against the document.
  const isPlaced = textAt(source.document, edit) === edit.before || all.some((other) => isChained(edit, other));
  const isTooLong = Math.max(edit.before.length, edit.after.length) > maxTextLength;
  if (!scope || !isPlaced || isTooLong) return { claims: [claim('unreadable')], evidence: [] };

  const lines = edit.after.split('\n').filter((line) => line.trim() !== '');
  if (scope.before && isSameText(scope.before.text.raw, edit.after, scope.place))
    return { claims: [], evidence: asEvidence(scope.before, source) };
  // Confirming a line confirms everything in it.
  const isSaid = (line: string) => scope.said.some(({ text }) => isSaidIn(text.raw, line));
  const texts = lines.map((line) => readPart(line, source.document.language));
  const facts = scope.said.map(({ text }) => text.raw);
  const unsaid = (text: GuardText) => {
    const rest = withoutSaidItems(text.raw, edit.before, facts);
    return rest === text.raw ? text : readPart(rest, source.document.language);
  };
  const divided =
    scope.before && scope.place === 'entry' ? dividedLine(scope.before, texts, source.document.language) : undefined;
  const judged = texts.map((text, place) => {
    if (isSaid(text.raw)) return saidBy(text, scope);
    const own = divided ? { ...scope, before: divided[place] } : scope;
    return judgeLine(unsaid(text), place, edit, own, source);
  });
  const claims = [
    // Checked even in confirmed lines: the person confirmed what they saw, not hidden characters.
    ...texts.flatMap((text) => checkCharacters(text.raw, edit.before, source.known)),
    ...judged.flatMap((one) => one.claims),
  ];
  if (edit.kind === 'reorder-items' && !hasSameWords(edit)) claims.push(claim('wording', { words: edit.after }));
  const support = [...new Set([...(scope.before ? [scope.before] : []), ...judged.flatMap((one) => one.support)])];
  return {
    claims: claims.map((one) => nameSkill(one, jobSkills)),
    evidence: claims.length > 0 ? [] : uniqueById(support).flatMap((one) => asEvidence(one, source)),
  };
}

/** Only line breaks or HTML entities differ. */
function isSameText(before: string, after: string, place: Scope['place']): boolean {
  return isDecoded(before, after) || (place === 'entry' && isBrokenAtSentences(before, after.split('\n')));
}

function saidBy({ raw }: GuardText, { said }: Scope): Judgement {
  return { claims: [], support: said.filter(({ text }) => isSaidIn(text.raw, raw)) };
}

/** "I ran the depot without a manager at Alder" covers "Ran the depot without a manager" word for word. */
function isSaidIn(fact: string, line: string): boolean {
  const [whole, part] = [fold(fact), fold(line)];
  return whole === part || (!isOwnStatement(line) && ` ${whole} `.includes(` ${part} `));
}

/** A second rewording of a line, on top of the first. Both are judged against the original line. */
function isChained(edit: Edit, first: Edit): boolean {
  const isSameLine = 'lineId' in edit.target && 'lineId' in first.target && edit.target.lineId === first.target.lineId;
  return isSameLine && first !== edit && first.after === edit.before;
}

function judgeLine(after: GuardText, place: number, edit: Edit, scope: Scope, source: GuardSource): Judgement {
  const heading = (kind: SectionKind, before: string) => ({
    claims: checkHeading(after, kind, before, scope, source),
    support: [],
  });
  if (edit.kind === 'insert-section' && place === 0) return heading(edit.section, '');
  if (scope.place === 'heading') return heading(scope.section?.kind ?? 'other', edit.before);
  if (isUnreadHeading(edit, after.raw)) return heading('other', edit.before);
  return judgeText(after, edit, scope, source);
}

/** A heading that the parser did not recognise is a line in capitals. It may become a standard heading. */
function isUnreadHeading({ kind, before }: Edit, after: string): boolean {
  const isShout =
    before.length < 40 && /\p{Lu}/u.test(before) && before === before.toUpperCase() && !/\d/u.test(before);
  return kind.startsWith('replace') && isShout && matchHeading(after)?.isExact === true;
}

function hasSameWords({ before, after }: Edit): boolean {
  const words = (text: string) => (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).sort().join(' ');
  return words(before) === words(after);
}

/** For a skill that the posting asks for, "Have you used it?" is a better question than one about the wording. */
function nameSkill(one: Claim, jobSkills: readonly string[]): Claim {
  const words = String(one.params.words ?? one.params.name ?? one.params.skill ?? '');
  if (!words) return one;
  const folded = fold(words);
  const skill = jobSkills.find((name) => fold(name) === folded || fold(name).split(' ').includes(folded));
  return skill ? claim('skill-only-in-posting', { skill }) : one;
}

/** Several items of one line count as that line once. */
function uniqueById(support: readonly Source[]): Source[] {
  return [...new Map(support.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

function asEvidence({ id, kind, text }: Source, { document }: GuardSource): Evidence[] {
  if (kind === 'stated') return [{ source: 'stated', factId: id, quote: text.raw }];
  const line = linesById(document).get(id);
  return line ? [{ source: 'resume', lineId: line.id, quote: line.text }] : [];
}
