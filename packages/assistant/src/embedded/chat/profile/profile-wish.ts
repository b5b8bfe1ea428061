import { pattern } from '@fitted/language/pattern';
import { looseQuotationsIn } from '@fitted/language/writing/quotations';
import type { Section } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatInput } from '../../../assistant.ts';
import { profileCues, replyCues } from '../../../cues.ts';
import { findOperation } from '../../../understand/read-operation.ts';
import { admitsUntrue, wantsUntrue } from '../acts/admits-untrue.ts';
import { countWords } from '../data/slot-patterns.ts';
import { foldLetters } from '../fold-name.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { earlierProfile, isProfile } from './profile-text.ts';

/** What somebody wants of their profile, where a message is about nothing else. */
export interface ProfileWish {
  readonly kind: 'write' | 'plainer' | 'count' | 'back' | 'shorter';
  /** The profile that is meant, if there is one. */
  readonly section: Section | undefined;
  readonly sentences?: number;
}

const named = pattern('u')`${profileCues.word('profileName')}`;
const written = pattern('u')`${profileCues.word('wantsWritten')}`;
const stronger = pattern('u')`${profileCues.word('wantsStronger')}`;
const plainer = pattern('u')`${profileCues.word('wantsPlainer')}`;
const shorter = pattern('u')`${profileCues.word('wantsShorter')}`;
const prefersOld = pattern('u')`${profileCues.word('prefersOld')}`;
const thanks = pattern('u')`^${replyCues.any('noMore')}`;
const asksWhether = pattern('u')`${profileCues.word('asksWhether')}`;
const counted = pattern('u')`
  (?:(?<![\p{L}\p{N}])(?<before>(?:\p{N}{1,2}|\p{L}{2,12}) (?:\p{L}{2,12} )?)|(?<digits>\p{N}{1,2}|\p{sc=Han})\s?)${profileCues.word('sentence')}
`;

/** What is told in a longer message would be lost. */
const maxWords = 26;
const maxCharacters = 60;

const fold = (message: string): string =>
  foldLetters(message.normalize('NFKC').normalize('NFC'))
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

/** "Do I need a profile?" asks for advice, and not for one. */
export const asksWhetherToHave = (message: string): boolean => asksWhether.test(fold(message));

export function readProfileWish(input: ChatInput): ProfileWish | undefined {
  const { message, document } = input;
  const text = fold(message);
  if (isTelling(message) || wantsUntrue(message) || admitsUntrue(message)) return undefined;
  const { sections, saysLine, lines } = mentionsIn(document, message);
  const mentioned = sections.filter(isProfile);
  // "The bullet about supplies": "about" names a profile, too.
  const isNamed = named.test(text) || (mentioned.length > 0 && !saysLine && lines.length === 0);
  const section = mentioned[0] ?? document.sections.find(isProfile);
  if (isShort(message) && prefersOld.test(text) && earlierProfile(input, 'lately') !== undefined)
    return { kind: 'back', section };
  const isSpokenOf = !isNamed && isGoingOn(input);
  if (!isNamed && !isSpokenOf) return undefined;
  const wanted = actsIn(message);
  const sentences = countIn(text);
  if (sentences !== undefined && wanted.size === 0) return { kind: 'count', section, sentences };
  if (asksWhether.test(text)) return undefined;
  if (isNamed && wanted.size === 0 && shorter.test(text)) return { kind: 'shorter', section };
  if (wanted.size > 0) return undefined;
  if (plainer.test(text) && !stronger.test(text.replace(plainer, ''))) return { kind: 'plainer', section };
  // "Thanks, my profile looks professional now" wants nothing.
  const isThanking = thanks.test(text) || findOperation(message) === 'thanks';
  const isToBeWritten = isNamed && (written.test(text) || (stronger.test(text) && !isThanking));
  return isToBeWritten ? { kind: 'write', section } : undefined;
}

/** The last turn changed the profile, and this one names and tells nothing else. */
function isGoingOn(input: ChatInput): boolean {
  const { message, document } = input;
  const isFigure = /\p{N}/u.test(message) && countIn(fold(message)) === undefined;
  if (!isShort(message) || isFigure) return false;
  const { sections, entries } = mentionsIn(document, message);
  return sections.every(isProfile) && entries.length === 0 && earlierProfile(input) !== undefined;
}

/** Its words are given: after a colon, in quotation marks, or at length. */
function isTelling(message: string): boolean {
  const isLong = hasCjk(message) ? message.length > maxCharacters : message.split(/\s+/u).length > maxWords;
  return isLong || looseQuotationsIn(message).length > 0 || /[:：]\s?\S|\n/u.test(message.trim());
}

const isShort = (message: string): boolean =>
  hasCjk(message) ? message.length <= 24 : message.split(/\s+/u).length <= 10;

/** Anything besides that is read by others: they also do what is asked for of the profile. */
const others: ReadonlySet<string | undefined> = new Set([
  'remove',
  'move',
  'keep',
  'undo',
  'back',
  'spell',
  'dates',
  'replace',
]);

function actsIn(message: string): ReadonlySet<string> {
  const found = clausesOf(message).flatMap(({ act, isReason, text }) => {
    if (act === undefined || !others.has(act) || isReason) return [];
    const folded = foldLetters(text).toLowerCase();
    // "Make the profile 2 sentences" is a count, whatever verb it has; "change it into a summary" is to write one.
    const isOfWriting =
      act === 'replace' && (countIn(folded) !== undefined || (written.test(folded) && named.test(folded)));
    return isOfWriting ? [] : [act];
  });
  return new Set(found);
}

/** "two sentences", "nur zwei Sätze", "two short sentences", 2文: one of the two words before them. */
function countIn(text: string): number | undefined {
  const { before = '', digits = '' } = counted.exec(text)?.groups ?? {};
  const found = [digits, ...before.split(' ')]
    .map((said) => Number(said) || countWords[said] || 0)
    .find((one) => one > 0);
  return found !== undefined && found <= mostSentences ? found : undefined;
}

const mostSentences = 8;
