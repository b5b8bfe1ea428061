import type { Language } from '@fitted/contract/languages';
import type { Edit } from '../edit/edit.ts';
import { headingKinds } from '../parse/headings/match-heading.ts';
import { isStudy, listsCredentials } from '../section-traits.ts';
import { type Claim, claim } from './claim.ts';
import type { Circumstances } from './compare/circumstances.ts';
import { compare } from './compare/compare.ts';
import { knownOf } from './compare/known.ts';
import { withParts } from './compare/parts.ts';
import { judgePieces } from './compare/pieces.ts';
import { type Judgement, judgeBySupport, weightOf } from './compare/support.ts';
import { judge, judgeAll } from './compare/table.ts';
import { judgeHeadline } from './judge-headline.ts';
import { labelOf } from './labels.ts';
import type { Scope } from './scope.ts';
import type { GuardSource, Source } from './source.ts';
import { findListed, findNamed, findRoleNamed } from './support/word-for-word.ts';
import { partsOf, readPart } from './text/read-part.ts';
import type { GuardText } from './text/read-text.ts';

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

const itemsBySource = new WeakMap<Source, readonly Source[]>();

/** Splits a list into its items, each a source of its own. */
function itemsIn(line: Source, { vocabulary }: GuardSource): readonly Source[] {
  const known = itemsBySource.get(line) ?? findItems(line, vocabulary.language);
  itemsBySource.set(line, known);
  return known;
}

function findItems(line: Source, language: Language): Source[] {
  const list = labelOf(line.text.raw)?.rest ?? line.text.raw;
  if (!line.isList && list === line.text.raw) return [line];
  const items = itemsOf(list).map((raw) => ({ ...line, text: readPart(raw, language) }));
  return items.length > 1 || list !== line.text.raw ? items : [line];
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

/** "Profile: …" is judged by what follows the label. */
function unlabelled(after: GuardText, { place, vocabulary }: Scope): GuardText {
  const label = place === 'summary' ? labelOf(after.raw) : undefined;
  return label ? readPart(label.rest.trim(), vocabulary.language) : after;
}

function judgeUnits(after: GuardText, sources: readonly Source[], scope: Scope, source: GuardSource): Judgement {
  const { vocabulary } = scope;
  const circumstances = circumstancesOf(scope, source);
  const text = unlabelled(after, scope);
  const units = partsOf(text, text.sentences, vocabulary.language);
  return join(
    units.map((unit) => {
      const copied = scope.place === 'summary' ? findCopied(unit.raw, source) : undefined;
      if (copied) return { claims: [], support: copied };
      const whole = judgeBySupport(unit, sources, circumstances);
      if (whole.support.length > 0 && whole.claims.length === 0) return whole;
      const pieces =
        scope.place === 'summary' || scope.place === 'contact'
          ? judgePieces(unit, sources, circumstances, source)
          : undefined;
      if (pieces) return pieces;
      const named = scope.place === 'summary' ? findNamed(unit.raw, source) : undefined;
      if (named) return { claims: [claim('wording', { words: unit.raw })], support: named };
      return whole.support.length > 0 ? whole : judgeUnsupported(unit, scope, source);
    }),
  );
}

function findCopied(sentence: string, source: GuardSource): readonly Source[] | undefined {
  return findListed(sentence, source) ?? findRoleNamed(sentence, source);
}

/** A level or limit does not make a new item. */
const qualifying: ReadonlySet<string> = new Set([
  'level came',
  'limit came',
  'often came',
  'rung came',
  'relation came',
]);

/** For text without any support: held if it states a fact, questioned otherwise. */
function judgeUnsupported(unit: GuardText, scope: Scope, source: GuardSource): Judgement {
  const { vocabulary } = scope;
  const nothing = readPart('', vocabulary.language);
  const claims = compare(nothing, unit, circumstancesOf(scope, source)).flatMap(judge);
  // A list item that opens with a new word is a new fact.
  const opening = claims.find(({ row = '' }) => !qualifying.has(row));
  const isNew = /(?:came|raised)$/u.test(opening?.row ?? '');
  const own =
    scope.place === 'list' && isNew
      ? claim('skill', { skill: unit.raw.trim() })
      : claim('wording', { words: unit.raw });
  return { claims: [...claims, { ...own, row: 'support none' }], support: [] };
}

function join(judged: readonly Judgement[]): Judgement {
  return {
    claims: judged.flatMap(({ claims }) => claims),
    support: [...new Set(judged.flatMap(({ support }) => support))],
  };
}

/** What a skill taken from a line into a skills list may lose: its context, but not its limits. */
const letGo: ReadonlySet<string> = new Set([
  ...[
    'thing went',
    'figure went',
    'date went',
    'often went',
    'relation went',
    'order moved',
    'deed moved',
    'title went',
  ],
]);

/** The item is the same, only its level or limit differs. */
const keepsSmall: ReadonlySet<string> = new Set(['level raised', 'level went', 'limit went', 'denial went']);

function judgeList(after: GuardText, scope: Scope, source: GuardSource): Judgement {
  const { vocabulary, before, stated } = scope;
  const isOpen = scope.kind === 'skills';
  const own = before
    ? itemsOf(labelOf(before.text.raw)?.rest ?? before.text.raw).map(
        (raw): Source => ({ ...before, text: readPart(raw, vocabulary.language) }),
      )
    : [];
  // Compare item by item: against the whole line, an item would seem to have lost the limits of its neighbours.
  const lines = (isOpen ? scope.far : scope.sameKind).flatMap((line) => itemsIn(line, source));
  const others = [...lines.flatMap((line) => withParts(line, vocabulary)), ...stated];
  const listed = [...own, ...others.filter(({ isList }) => isList)];
  // What accompanies an item's name in a list ("SAP (read only)") is not context that may be dropped.
  const told = others.filter(({ isList }) => !isList);
  const circumstances = { ...circumstancesOf(scope, source), mayShorten: false, isItem: true };
  return join(
    itemsOf(labelOf(after.raw)?.rest ?? after.raw).map((raw) => {
      const whole = judgeItem(raw);
      const parts = whole.claims.length > 0 ? partsOfItem(raw) : [];
      if (parts.length < 2) return whole;
      const apart = join(parts.map(judgeItem));
      return apart.claims.length === 0 ? apart : whole;
    }),
  );

  function judgeItem(raw: string): Judgement {
    const item = readPart(raw, vocabulary.language);
    const here = judgeBySupport(item, listed, circumstances);
    // If a list already states the item's level or limit, that decides, whatever other lines might support.
    if (here.support.length > 0 && here.claims.every(({ row = '' }) => keepsSmall.has(row))) return here;
    const there = judgeBySupport(
      item,
      told,
      circumstances,
      ({ row, words }) => (isOpen && (letGo.has(row) || isMany(row, words))) || isAbility(row, words),
    );
    const [best] = [here, there]
      .filter(({ support }) => support.length > 0)
      .sort((one, other) => weightOf(one) - weightOf(other));
    return best ?? judgeUnsupported(item, scope, source);
  }
}

/** "Python (Django, Flask)" names three items, each of which may be listed separately. */
function partsOfItem(raw: string): string[] {
  const found = /^([^(（]+)[(（]([^()（）]+)[)）]\s*$/u.exec(raw);
  return found ? [found[1] ?? '', ...itemsOf(found[2] ?? '')] : [];
}

/** Having made one template is enough to list "templates". */
function isMany(row: string, words: string): boolean {
  return row === 'figure moved' && !/\d/u.test(words);
}

/** "I can also speak Polish": listing a skill means no more than "can". */
function isAbility(row: string, words: string): boolean {
  return row === 'certainty raised' && /^(?:can|kann|puedo|peux)$/u.test(words);
}

/** Part of what a person did may be left out. Part of a title, a degree or a contact line may not: it may be what matters. */
function circumstancesOf({ vocabulary, place, kind, entry }: Scope, source: GuardSource): Circumstances {
  const mayShorten = place !== 'head' && place !== 'contact' && !isStudy(kind);
  const isOfPerson = place !== 'entry';
  const context = place === 'entry' ? (entry?.head ?? []).flatMap(({ id }) => source.byLine.get(id)?.text ?? []) : [];
  return { known: knownOf(source), vocabulary, mayShorten, isOfPerson, isHead: place === 'head', context };
}

/** Splits a line into items, each with the brackets that follow it. A bare date or figure belongs to the item before. */
function itemsOf(raw: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const sign of raw) {
    if (/[(（[]/u.test(sign)) depth += 1;
    if (/[)）\]]/u.test(sign)) depth -= 1;
    if (depth === 0 && /[,;|·•、，；]/u.test(sign)) {
      items.push(item);
      item = '';
    } else item += sign;
  }
  items.push(item);
  const joined: string[] = [];
  for (const one of items) {
    const last = joined.at(-1);
    if (last !== undefined && !/\p{L}/u.test(one)) joined[joined.length - 1] = `${last},${one}`;
    else if (one.trim() !== '') joined.push(one);
  }
  return joined;
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
