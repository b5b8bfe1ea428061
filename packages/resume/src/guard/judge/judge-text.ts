import type { Edit } from '../../edit/edit.ts';
import { headingKinds } from '../../parse/headings/match-heading.ts';
import { listsCredentials } from '../../section-traits.ts';
import type { Claim } from '../claim.ts';
import { compare } from '../compare/compare.ts';
import { withParts } from '../compare/parts.ts';
import type { Judgement } from '../compare/support.ts';
import { judge, judgeAll } from '../compare/table.ts';
import { labelOf } from '../labels.ts';
import type { Scope } from '../scope.ts';
import type { GuardSource, Source } from '../source.ts';
import { partsOf, readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';
import { judgeHeadline } from './judge-headline.ts';
import { judgeList } from './judge-list.ts';
import { circumstancesOf, judgeUnits } from './judge-units.ts';
import { itemsIn } from './list-items.ts';

/** Judges one line of an edit as a rewording of the line it replaces or of the sources that support it. */
export function judgeText(after: GuardText, edit: Edit, scope: Scope, source: GuardSource): Judgement {
  if (scope.before?.text.raw === after.raw) return { claims: [], support: [scope.before] };
  const contacts = checkContacts(after, scope);
  const judged = byPlace(after, edit, scope, source);
  return { ...judged, claims: [...contacts, ...checkLabel(after, edit, scope), ...judged.claims] };
}

function byPlace(after: GuardText, edit: Edit, scope: Scope, source: GuardSource): Judgement {
  const { before, place } = scope;
  if (place === 'list') return judgeList(after, scope, source);
  const headline =
    place === 'contact'
      ? judgeHeadline(after, edit, scope, source, (items, listed) => judgeList(items, listed, source))
      : undefined;
  if (headline) return headline;
  if (place === 'summary') return judgeUnits(after, sourcesOf(edit, scope, source), scope, source);
  if (!before) return judgeInsertion(after, edit, scope, source);
  const differences = compare(before.text, after, circumstancesOf(scope, source));
  const whole = { claims: judgeAll(differences), support: [before] };
  // A single sentence has a single source, and its own line has just been tried.
  if (whole.claims.length === 0 || place !== 'entry' || after.sentences.length < 2) return whole;
  // A line with two statements may have a separate source for each.
  const units = judgeUnits(after, [before, ...scope.near, ...scope.stated], scope, source);
  const keepsAll = units.claims.length === 0 && units.support.some(({ id }) => id === before.id);
  return keepsAll ? units : whole;
}

/** Lines of other roles are not sources: the same words mean something else there. */
function judgeInsertion(after: GuardText, edit: Edit, scope: Scope, source: GuardSource): Judgement {
  return judgeUnits(after, sourcesOf(edit, scope, source), scope, source);
}

function sourcesOf(edit: Edit, scope: Scope, source: GuardSource): readonly Source[] {
  const { place, before, near, stated } = scope;
  if (edit.kind === 'insert-section' && edit.section !== 'summary' && edit.section !== 'skills')
    return [...scope.sameKind, ...stated];
  if (place === 'summary')
    return [
      ...(before ? sentencesOf(before, source) : []),
      ...scope.far.flatMap((line) => itemsIn(line, source)).flatMap((line) => withParts(line, source.vocabulary)),
      ...stated,
      ...headsOf(source),
    ];
  if (place === 'contact') return [...source.titles, ...stated, ...headsOf(source)];
  return [...near.flatMap((line) => withParts(line, source.vocabulary)), ...stated];
}

function sentencesOf(before: Source, { vocabulary }: GuardSource): Source[] {
  const label = labelOf(before.text.raw);
  const whole = label ? readPart(label.rest.trim(), vocabulary.language) : before.text;
  return [whole, ...partsOf(whole, whole.sentences, vocabulary.language)].map((text) => ({ ...before, text }));
}

const headsBySource = new WeakMap<GuardSource, readonly Source[]>();

/** Title, employer and years of each role as one source, however many lines they are written on. */
function headsOf(source: GuardSource): readonly Source[] {
  const known = headsBySource.get(source) ?? joinHeads(source);
  headsBySource.set(source, known);
  return known;
}

function joinHeads({ roles, vocabulary }: GuardSource): Source[] {
  return roles
    .filter(({ head }) => head.length > 0)
    .map(({ head, lasted }) => ({
      id: head[0]?.id ?? '',
      kind: 'line',
      isList: false,
      isWhole: true,
      isHead: true,
      text: readPart([...head.map(({ text }) => text.raw), ...lasted].join(', '), vocabulary.language),
    }));
}

/** Contact details must occur character for character in the resume or in a stated fact. */
function checkContacts(after: GuardText, scope: Scope): Claim[] {
  if (after.contacts.length === 0) return [];
  const { before, far, stated } = scope;
  const known = new Set(
    [...(before ? [before] : []), ...far, ...stated].flatMap(({ text }) => text.contacts.map((detail) => detail.text)),
  );
  return after.contacts
    .filter(({ text }) => !known.has(text))
    .flatMap(({ text }) => judge({ row: 'contact came', words: text }));
}

/** A label such as "Awards:" claims as much as a heading does. */
function checkLabel(after: GuardText, edit: Edit, { kind }: Scope): Claim[] {
  const label = /^([^:：]{2,40})[:：]/u.exec(after.raw)?.[1];
  const isNew = label !== undefined && !edit.before.startsWith(label);
  const isCredential = isNew && headingKinds(label).some((one) => one !== kind && listsCredentials(one));
  return isCredential ? judge({ row: 'credential came', words: after.raw }) : [];
}
