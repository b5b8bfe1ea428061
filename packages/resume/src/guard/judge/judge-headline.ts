import { packs } from '@fitted/language/packs';
import type { Entry } from '../../document.ts';
import type { Edit } from '../../edit/edit.ts';
import { findSkill, getSkill } from '../../lexicon/find-skills.ts';
import type { SkillId } from '../../lexicon/read-skills.ts';
import { heldCredentials } from '../../match/held-credentials.ts';
import { isEvidence, readLines } from '../../match/read-lines.ts';
import { isWork } from '../../section-traits.ts';
import type { Judgement } from '../compare/support.ts';
import type { Scope } from '../scope.ts';
import type { GuardSource, Source } from '../source.ts';
import { findRoleTitled, isListed } from '../support/word-for-word.ts';
import { fold } from '../text/fold.ts';
import { readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';

/**
 * "Registered Nurse | ICU | ACLS": the title of the current or latest role, letter for letter (or the line that was
 * there), and names that could be in their skills list. Undefined if it is anything else, or if one of the names has no
 * source.
 */
export function judgeHeadline(
  after: GuardText,
  { before }: Edit,
  scope: Scope,
  source: GuardSource,
  judgeItems: (items: GuardText, scope: Scope) => Judgement,
): Judgement | undefined {
  const [title = '', ...things] = after.raw.split(/\s[|·•]\s/u).map((piece) => piece.trim());
  if (things.length === 0 || things.some((thing) => !isName(thing, source))) return undefined;
  const named = before === '' ? titleLines(title, source) : fold(before) === fold(title) ? scope.before : undefined;
  if (!named) return undefined;
  const items = readPart(things.join('; '), source.document.language);
  const { claims, support } = judgeItems(items, { ...scope, kind: 'skills', before: undefined });
  return claims.length > 0 ? undefined : { claims, support: [...[named].flat(), ...support] };
}

/**
 * Something a person can have: an item of their own list, a tool, a method, a certificate. Never a person or a
 * position.
 */
function isName(thing: string, source: GuardSource): boolean {
  const { language } = source.document;
  const skill = findSkill(thing, language);
  const kind = skill === undefined ? undefined : getSkill(skill).kind;
  if (skill !== undefined && kind === 'credential') return heldCredentials(source.document).has(skill);
  if (readPart(thing, language).words.some(({ folded }) => source.vocabulary.isTitle(folded))) return false;
  return isListed(thing, source) || (kind === 'skill' && skill !== undefined && hasSkill(skill, source));
}

const skillsBySource = new WeakMap<GuardSource, ReadonlySet<SkillId>>();

/** As in the score: a skill that is being learnt, wished for or someone else's does not count. */
function hasSkill(skill: SkillId, source: GuardSource): boolean {
  const { unproven } = packs[source.document.language].doubts;
  const known =
    skillsBySource.get(source) ??
    new Set(
      readLines(source.document)
        .filter((line) => isEvidence(line) && !unproven.test(line.text))
        .flatMap(({ skills }) => skills.map((found) => found.skill)),
    );
  skillsBySource.set(source, known);
  return known.has(skill);
}

function titleLines(title: string, source: GuardSource): readonly Source[] | undefined {
  const roles = source.document.sections.filter(({ kind }) => isWork(kind)).flatMap(({ entries }) => entries);
  const last = Math.max(...roles.map(endOf));
  return findRoleTitled(
    title,
    roles.filter((role) => endOf(role) >= last),
    source,
  );
}

/** The month in which a role ended. A rank held years ago must not introduce anyone. */
function endOf({ fields: { period } }: Entry): number {
  if (period?.isCurrent || /[–—-]$/u.test(period?.text.trim() ?? '')) return Number.POSITIVE_INFINITY;
  const end = period?.end ?? period?.start;
  return end ? end.year * 12 + (end.month ?? 12) : 0;
}
