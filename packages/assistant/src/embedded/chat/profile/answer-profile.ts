import type { ReplyWords } from '@fitted/language/reply-words';
import type { Section } from '@fitted/resume/document';
import { thisMonth } from '@fitted/resume/match/this-month';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { ownSentences } from '../../structure/summary/own-sentences.ts';
import {
  cutToSentences,
  placeProfile,
  plainerProfile,
  profileFromFacts,
  sentencesFromFacts,
} from '../../structure/summary/profile-on-request.ts';
import { change, openTurn, say, type Turn } from '../answer.ts';
import { textOf } from './profile-text.ts';
import { readProfileWish } from './profile-wish.ts';

/** A message that wants nothing but a profile: written, stronger, plainer, or in so many sentences. */
export function answerProfile(input: ChatInput): ChatAnswer | undefined {
  const wish = readProfileWish(input);
  if (!wish) return undefined;
  const turn = openTurn(input);
  if (wish.kind === 'back') return { ...say(turn, 'undone'), action: 'undo' };
  if (wish.kind === 'shorter')
    return wish.section && isHollow(turn, wish.section) ? writeShort(turn, wish.section) : undefined;
  if (wish.kind === 'count') return countSentences(turn, wish.section, wish.sentences ?? 1);
  return wish.kind === 'plainer' ? makePlainer(turn, wish.section) : writeProfile(turn, wish.section);
}

/** Always written where the resume tells anything of its author; what stands there instead is shown with it, and comes back by an undo. */
export function writeProfile(turn: Turn, section: Section | undefined): ChatAnswer {
  const text = profileFromFacts(turn.reading, section, today(turn));
  if (text === undefined) return say(turn, 'summaryAsk');
  return put(turn, section, text, 'profileWritten');
}

/** Where it says nothing but what anybody could write, a shorter one says nothing either. */
const isHollow = (turn: Turn, section: Section): boolean => ownSentences(turn.reading, section).length === 0;

function writeShort(turn: Turn, section: Section): ChatAnswer | undefined {
  const text = sentencesFromFacts(turn.reading, section, today(turn), 2);
  return text === undefined ? undefined : put(turn, section, text, 'profileWritten');
}

function makePlainer(turn: Turn, section: Section | undefined): ChatAnswer {
  if (!section) return writeProfile(turn, section);
  const text = plainerProfile(turn.reading, section, today(turn));
  return text === undefined ? say(turn, 'alreadySo') : put(turn, section, text, 'profilePlainer');
}

function countSentences(turn: Turn, section: Section | undefined, count: number): ChatAnswer {
  const cut = section && cutToSentences(turn.reading, textOf(section), count, today(turn));
  // As long as that already, and still not as it should be.
  const isSame = cut !== undefined && section !== undefined && bare(cut) === bare(textOf(section));
  const text = (isSame ? undefined : cut) ?? sentencesFromFacts(turn.reading, section, today(turn), count);
  if (text === undefined) return say(turn, 'profileTooShort', { count });
  return put(turn, section, text, count === 1 ? 'profileOneSentence' : 'profileSentences', { count });
}

function put(turn: Turn, section: Section | undefined, text: string, key: keyof ReplyWords, params = {}): ChatAnswer {
  if (section && bare(textOf(section)) === bare(text)) return say(turn, 'profileAsGood');
  // Each sentence was judged alone as the person's own; together they are what was asked for.
  return { ...change(turn, placeProfile(turn.reading, section, text), key, params), askedLines: [text] };
}

const bare = (text: string): string => text.replace(/[\s.。]/gu, hasCjk(text) ? '' : ' ').trim();

const today = ({ input }: Turn) => input.today ?? thisMonth(new Date());
