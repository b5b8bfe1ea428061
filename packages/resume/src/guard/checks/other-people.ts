import { type Claim, claim } from '../claim.ts';
import { contentWords } from '../support/content.ts';
import { hasForm, hasWord, isFormOf } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/**
 * Someone the old line named ("drafted by HR", "creative director: Helena Strauss") and the new one no longer does. What they did
 * may not become the person's; leaving them out is a question even where it does not.
 */
export const checkOtherPeople: Check = (after, { before, place, vocabulary }) => {
  if (!before || place === 'head' || place === 'contact' || place === 'list') return [];
  const old = before.text;
  return old.sentences.flatMap((sentence): Claim[] => {
    const people = peopleIn(old, sentence, vocabulary);
    const others = { ...after, words: after.words.filter((word) => word.isCapital || vocabulary.isTitle(word.folded)) };
    const isGone = people.length > 0 && people.every((word) => !hasForm(others, word, vocabulary));
    if (!isGone) return [];
    const told = contentWords(old, vocabulary, sentence).filter((word) => !people.includes(word));
    const kept = told.filter((word) => hasWord(after, word, vocabulary));
    if (kept.length === 0 && !takesTitle(people, after, vocabulary))
      return old.sentences.length > 1 || people.length === 0
        ? [claim('dropped', { words: words(old, sentence) }, 'question')]
        : [];
    const isTheirs =
      takesTitle(people, after, vocabulary) ||
      isDoneByThem(old, people, after, vocabulary) ||
      isSubject(old, people, kept);
    return [
      isTheirs
        ? claim('credit', { words: words(old, sentence) })
        : claim('dropped', { words: people.map(({ raw }) => raw).join(' ') }, 'question'),
    ];
  });
};

function words({ raw, folded }: GuardText, { from, to }: Span): string {
  return raw.length === folded.length ? raw.slice(from, to).trim() : raw;
}

/** Positions and two names in a row, save those that open the line: there the person may speak of themselves. */
function peopleIn(text: GuardText, sentence: Span, vocabulary: Vocabulary): Word[] {
  const inside = text.words.filter(({ at }) => isInside(at, sentence));
  return inside.filter((word, place) => {
    if (place === 0 && text.sentences[0] === sentence) return false;
    if (/^responsab/u.test(word.folded)) return false;
    if (vocabulary.isTitle(word.folded)) return isSomeone(word, inside[place - 1], text, vocabulary);
    return isFullName(word, inside[place - 1], inside[place + 1], text);
  });
}

/** "(Alan Birtley)", ", Paul Ness": two capitals in a row behind a bracket, a comma or "by". */
function isFullName(word: Word, last: Word | undefined, next: Word | undefined, { folded }: GuardText): boolean {
  const isPart = (one: Word | undefined) => one?.isCapital === true && !one.isCode && /\p{Ll}{2}/u.test(one.raw);
  if (!isPart(word)) return false;
  const opens = ({ at }: Word) => /(?:[(,:]|\s(?:by|par|por|von|durch))\s?$/u.test(folded.slice(0, at));
  const isNext = next !== undefined && folded.slice(word.at + word.raw.length, next.at) === ' ';
  const isLast = last !== undefined && folded.slice(last.at + last.raw.length, word.at) === ' ';
  return (isPart(next) && isNext && opens(word)) || (last !== undefined && isPart(last) && isLast && opens(last));
}

const agent =
  /(?:^|[\s(])(?:by|par|por|von|vom|durch|to|dem|der|den|the|my|our|le|la|el|al|du|mon|ma|mi|notre|nuestro|unser\p{L}*|mein\p{L}*|our)\s(?:\p{L}+\s){0,2}$|[:,;(]\s?(?:the\s)?(?:\p{L}+\s){0,2}$/u;

function isSomeone(word: Word, last: Word | undefined, { folded }: GuardText, vocabulary: Vocabulary): boolean {
  const lead = folded.slice(0, word.at);
  return (
    agent.test(lead) &&
    !(last && vocabulary.isFunctionWord(last.folded) && /^(?:as|als|como|comme)$/u.test(last.folded))
  );
}

/** "The menu is written by the chef", "den Plan schreibt der Chef": who did it is gone, and what they did is still told. */
function isSubject({ folded, clauses }: GuardText, people: readonly Word[], kept: readonly Word[]): boolean {
  return people.some(({ at }) => {
    const clause = clauses.find((one) => isInside(at, one));
    const lead = folded.slice(clause?.from ?? 0, at);
    const deed = /(?<!\p{L})(\p{L}+)\s(?:by|par|por|durch|von|vom)\s(?:\p{L}+\s){0,2}$/u.exec(lead)?.[1];
    // "dictated by the doctors" may stay "dictated".
    const isStillTold = deed !== undefined && kept.some((word) => word.folded === deed);
    return doer.test(lead) && !isStillTold && clause !== undefined && kept.some((word) => isInside(word.at, clause));
  });
}

const doer =
  /\s(?:by|par|por|durch|von|vom)\s(?:\p{L}+\s){0,2}$|\p{L}{3}(?:t|te|en)\s(?:der|die|das|mein\p{L}*|unser\p{L}*)\s$/u;

/** "creative director: …" → "Creative-directed". */
function takesTitle(people: readonly Word[], after: GuardText, vocabulary: Vocabulary): boolean {
  return people.some(({ stem }) =>
    after.words.some((word) => word.stem.length > 4 && word.stem === stem && !vocabulary.isTitle(word.folded)),
  );
}

/** "Paul Ness led the negotiation" → "Negotiated": a verb that opens the new line, or a part of it, is what they did. */
function isDoneByThem(old: GuardText, people: readonly Word[], after: GuardText, vocabulary: Vocabulary): boolean {
  const said = ({ folded }: Word) => !vocabulary.isFunctionWord(folded);
  const spoken = old.words.filter(said);
  const places = people.map((word) => spoken.indexOf(word));
  const theirs = spoken.filter((_, place) => places.some((at) => place !== at && place >= at - 2 && place <= at + 4));
  const deeds = after.words.filter(
    (word, place) => said(word) && (place === 0 || joint.test(after.folded.slice(0, word.at)) || isFirst(word, after)),
  );
  return deeds.some((deed) =>
    theirs.some(
      (word) =>
        isFormOf(word, deed, vocabulary) &&
        // What the person did themselves elsewhere in the line stays theirs.
        !old.words.some((other) => !theirs.includes(other) && other.stem === word.stem),
    ),
  );
}

const joint = /(?:\s(?:and|et|y|e|und|sowie|&)|,)\s$/u;

function isFirst(word: Word, { sentences, words: all }: GuardText): boolean {
  return sentences.some((sentence) => all.find(({ at }) => isInside(at, sentence)) === word);
}
