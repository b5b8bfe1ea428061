import type { SectionKind } from '../../document.ts';
import type { Edit } from '../../edit/edit.ts';
import { headingKinds } from '../../parse/match-heading.ts';
import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { overlap } from '../support/content.ts';
import type { GuardText } from '../text/read-text.ts';
import { checkListItems, itemSpans } from './list-items.ts';
import { checkWords } from './words.ts';

/** A summary and a list of skills draw on the whole resume. */
const open: ReadonlySet<SectionKind> = new Set(['summary', 'skills']);
/** What stands in these is a credential by standing there. */
const closed: ReadonlySet<SectionKind> = new Set(['certifications', 'languages']);

/** As a label they say the same as a heading; "Languages:" may be those of programs. */
const credentials: ReadonlySet<string> = new Set<SectionKind>([
  'certifications',
  'awards',
  'publications',
  'education',
]);

/**
 * Under "Certifications" or "Languages" a skill would become more than it is, so such a section takes what is new in it from
 * sections of its kind, or from what the person said.
 */
export function checkSectionKind(after: GuardText, edit: Edit, scope: Scope): Claim[] {
  const isNew = edit.kind === 'insert-section';
  const kind = isNew ? edit.section : scope.section?.kind;
  const label = /^([^:：]{2,40})[:：]/u.exec(after.raw)?.[1];
  if (
    label &&
    !edit.before.startsWith(label) &&
    headingKinds(label).some((one) => one !== kind && credentials.has(one))
  )
    return [claim('wording', { words: after.raw }, 'hold')];
  if (kind === undefined || open.has(kind)) return [];
  const isStrange = isNew ? isOfOtherKind(after, scope) : closed.has(kind) && hasStrangeItem(after, scope);
  const heading = isNew ? edit.after.split('\n')[0] : scope.section?.heading?.text;
  return isStrange ? [claim('wording', { words: `${heading ?? kind}: ${after.raw}` }, 'hold')] : [];
}

function isOfOtherKind(after: GuardText, scope: Scope): boolean {
  const ofKind = { ...scope, far: scope.sameKind };
  return checkWords(after, ofKind).length > 0 || checkListItems(after, ofKind).length > 0;
}

/** An item of which nothing stood there; a word more in one that did is for the other checks. */
function hasStrangeItem(after: GuardText, { before, sameKind, stated, vocabulary }: Scope): boolean {
  const sources = [...(before ? [before] : []), ...sameKind, ...stated];
  return itemSpans(after).some((span) => {
    const found = sources.map(({ text }) => overlap(after, span, text, vocabulary));
    return found.length > 0 && found.every(({ shared, total }) => shared === 0 && total > 0);
  });
}
