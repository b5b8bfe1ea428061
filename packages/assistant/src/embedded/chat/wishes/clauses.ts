import { pattern } from '@fitted/language/pattern';
import { looseQuotationsIn } from '@fitted/language/writing/quotations';
import { operationCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';
import { type Act, acts, reason } from './data/wish-words.ts';

/** A piece of a message that can request or state something on its own. */
export interface Clause {
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
  /** How it is joined to the one before it. */
  readonly joint: 'start' | 'sentence' | 'comma' | 'and';
  readonly act: Act | undefined;
  /** It only gives a reason. */
  readonly isReason: boolean;
  readonly isAsked: boolean;
}

const joints = pattern('giu')`
  (?<sentence>(?<![.!?…])[.!?…]{1,9}(?=\s|$)\s*|[?!](?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|[。！？；;\n]\s*
  |\s[-–—]\s)|(?<comma>[,，](?!\d)\s*|、\s*|:\s+|\s(?=(?:because|coz|cuz|cos|weil|porque|parce que|que eso|que ya)\s))
  |(?<and>\s(?:and then|and also|and|an(?=\s(?:shorten|move|remove|take|put|add|fix))|then|n|\+|und dann|und|et puis
  |puis|et|y luego|luego|y|e)\s|然后|并且|接着|还有|それから|あと(?!\d)
  |(?<=残して|消して|留着|删掉|去掉)(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}))
`;

/** Where no kana stand, a space between two Chinese characters ends a clause like a comma. */
const jointsOfHan = new RegExp(`${joints.source}|(?<han>(?<=\\p{sc=Han})\\s+(?=\\p{sc=Han}))`, 'giu');

/** Nobody joins more than this in one message, and each check costs time. */
const maxClauses = 24;

/** Splits a message into clauses in the person's own words; quotations stay whole. */
export function clausesOf(message: string): readonly Clause[] {
  const text = message.normalize('NFC');
  const closed = looseQuotationsIn(text);
  const clauses: Clause[] = [];
  let [from, joint]: [number, Clause['joint']] = [0, 'start'];
  const push = (to: number, asked: string) => {
    const words = text.slice(from, to).trim();
    if (words !== '') clauses.push({ ...readClause(words), at: from, joint, isAsked: /[?？]/u.test(asked) });
    return words !== '';
  };
  const spaced = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? joints : jointsOfHan;
  for (const { index, 0: found, groups = {} } of text.matchAll(spaced)) {
    if (closed.some((one) => index > one.from && index < one.to - 1)) continue;
    if (isAbbreviation(text.slice(from, index), found) || clauses.length >= maxClauses) continue;
    const isSaid = push(index, found);
    const next = groups.sentence ? 'sentence' : groups.comma || groups.han ? 'comma' : 'and';
    // "…, and …" is joined as loosely as its comma.
    joint = isSaid || joint === 'start' ? next : joint;
    from = index + found.length;
  }
  push(text.length, '');
  return clauses;
}

const joint = pattern('iu')`(?:${operationCues.any('joints')}|[,;.，])$`;

/** A piece of a message without what joined it to the next. */
export const withoutJoint = (piece: string): string => piece.trimEnd().replace(joint, '').trimEnd();

const abbreviation = pattern('iu')`
  (?:^|[\s(])(?:ca|approx|circa|co|st|no|nr|n|bzw|inkl|exp|tel|dr|mr|mrs|ms|etc|z\.b|d\.h|e\.g|p\.ej|min|max|std
  |av|dic|sept?|aug|jan|feb|mar|apr|jun|jul|oct|nov|dec)$
`;

/** "ca. 120", "St. Helens", "exp. 3/27": the full stop does not end a sentence. */
export const isAbbreviation = (before: string, joint: string): boolean =>
  /^\.\s*$/u.test(joint) && abbreviation.test(before);

/** Among several of these the first counts: "add that I cut costs" adds. Any other act says more than such a verb. */
const plain: ReadonlySet<Act> = new Set<Act>(['remove', 'move', 'keep', 'add']);

function actSaid(folded: string): Act | undefined {
  const said = acts.flatMap(([act, cue]) => {
    const found = cue.exec(folded);
    return found ? [{ act, at: found.index }] : [];
  });
  const [first] = said.filter(({ act }) => !plain.has(act));
  return (first ?? [...said].sort((one, other) => one.at - other.at)[0])?.act;
}

function readClause(text: string): Pick<Clause, 'text' | 'act' | 'isReason'> {
  const folded = foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  return {
    text,
    act: actSaid(folded),
    isReason: reason.test(folded),
  };
}
