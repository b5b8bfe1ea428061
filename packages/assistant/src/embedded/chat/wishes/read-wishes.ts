import { pattern } from '@fitted/language/pattern';
import { wishCues } from '../../../cues.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { foldLetters } from '../fold-name.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Act, acts } from './data/wish-words.ts';

/** One thing that a message wants done: the clause that says so, and what it applies to. */
export interface Wish {
  readonly act: Act;
  /** Everything from this wish up to the next. */
  readonly text: string;
  /** Each names one thing; the first also contains the words of the wish. */
  readonly names: readonly string[];
}

/** What a message wants, and what else it says. */
export interface Wishes {
  readonly wishes: readonly Wish[];
  readonly rest: readonly Clause[];
}

/** These can take several things. */
const plural: ReadonlySet<Act> = new Set<Act>(['remove', 'back', 'keep', 'spell', 'move']);

/**
 * The clauses that want something, each with those that only name one more thing for it: "take off the cashier job and the hobbies",
 * "Familienstand und Konfession raus". A clause that only gives a reason wants nothing.
 */
export function readWishes(
  message: string,
  isNamed: (words: string) => boolean,
  isOrder: (words: string) => boolean,
): Wishes {
  const wishes: { act: Act; at: number; names: string[] }[] = [];
  const rest: Clause[] = [];
  let before: Clause[] = [];
  let isOpen = false;
  const drop = () => {
    rest.push(...before);
    before = [];
  };
  for (const clause of putSomewhere(clausesOf(message))) {
    if (clause.joint === 'sentence') {
      drop();
      isOpen = false;
    }
    const last = wishes.at(-1);
    if (clause.isReason) {
      drop();
      isOpen = false;
    } else if (isWish(clause)) {
      const act = clause.act as Act;
      const led = plural.has(act) && before.every(({ text }) => isNamed(text)) ? before : [];
      if (led.length === 0) drop();
      // "…, if it is gone put it back": the clause itself names nothing.
      const own = led.length > 0 && !isNamed(clause.text) && act !== 'move' ? [] : [clause.text];
      wishes.push({ act, at: led[0]?.at ?? clause.at, names: [...led.map(({ text }) => text), ...own] });
      before = [];
      isOpen = true;
    } else if (
      isOpen &&
      last &&
      plural.has(last.act) &&
      !tellsOfSelf(clause.text) &&
      (isNamed(clause.text) || (last.act === 'move' && toWhere.test(clause.text)))
    ) {
      last.names.push(clause.text);
    } else if (clause.act === undefined && !clause.isAsked && isOrder(clause.text)) {
      drop();
      wishes.push({ act: 'other', at: clause.at, names: [clause.text] });
      isOpen = false;
    } else before.push(clause);
  }
  drop();
  const text = message.normalize('NFC');
  return {
    wishes: wishes.map(({ act, at, names }, nth) => ({ act, names, text: text.slice(at, wishes[nth + 1]?.at).trim() })),
    rest,
  };
}

const toWhere = pattern('iu')`${wishCues.word('toWhere')}`;

/** "put the C+E and CPC right up under my name" moves both. */
function putSomewhere(clauses: readonly Clause[]): readonly Clause[] {
  const isMove = ({ text }: Clause) =>
    acts.some(([act, cue]) => act === 'move' && cue.test(`put it ${foldLetters(text).toLowerCase()}`));
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const isSplit = clause.act === 'add' && next?.joint === 'and' && next.act === undefined && isMove(next);
    return isSplit ? { ...clause, act: 'move' as const } : clause;
  });
}

const unwanted = pattern('u')`${wishCues.any('unwanted')}`;

/** "I cut costs" tells, "should I drop it?" asks: neither wants anything done. */
function isWish({ act, text, isAsked }: Clause): boolean {
  if (!act) return false;
  const folded = foldLetters(text).toLowerCase();
  if (act !== 'keep' && !unwanted.test(folded) && isForbidding(text) && !/pas|no pongas/u.test(folded)) return false;
  if (isQuestion(text) || (isAsked && act !== 'spell' && !isPolite(folded))) return act === 'spell';
  return !tellsOfSelf(text) || unwanted.test(folded) || act === 'spell';
}

const politeOpening = pattern('u')`${wishCues.any('politeOpening')}`;

/** "Can you …?" */
export const isPolite = (folded: string): boolean => politeOpening.test(folded);
