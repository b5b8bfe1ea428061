import { withParts } from '../compare/parts.ts';
import { type Judgement, judgeBySupport, weightOf } from '../compare/support.ts';
import { labelOf } from '../labels.ts';
import type { Scope } from '../scope.ts';
import type { GuardSource, Source } from '../source.ts';
import { readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';
import { circumstancesOf, join, judgeUnsupported } from './judge-units.ts';
import { itemsIn, itemsOf } from './list-items.ts';

/** Item by item: each must be in a list, or shown by a line. */
export function judgeList(after: GuardText, scope: Scope, source: GuardSource): Judgement {
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

/** What a skill taken from a line into a skills list may lose: its context, but not its limits. */
const letGo: ReadonlySet<string> = new Set([
  'thing went',
  'figure went',
  'date went',
  'often went',
  'relation went',
  'order moved',
  'deed moved',
  'title went',
]);

/** The item is the same, only its level or limit differs. */
const keepsSmall: ReadonlySet<string> = new Set(['level raised', 'level went', 'limit went', 'denial went']);

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
