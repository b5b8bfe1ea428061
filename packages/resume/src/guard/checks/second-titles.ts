import { claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/**
 * "Operations Analyst and Depot Manager": in a summary, a title that is coordinated with something that is not another person's
 * is claimed by the person as the first one is. In a summary that is only reworded the words may have their own sense, so it is asked.
 */
export const checkSecondTitles: Check = (after, scope) => {
  if (scope.place !== 'summary') return [];
  return [...secondTitles(after, scope.vocabulary), ...concurrent(after, scope.vocabulary)].flatMap((phrase) =>
    isHeld(phrase, scope)
      ? []
      : [claim('title', { title: phrase.map(({ raw }) => raw).join(' ') }, scope.before ? 'question' : 'hold')],
  );
};

function isHeld(phrase: readonly Word[], { before, titles, stated, vocabulary }: Scope): boolean {
  const sources = [...titles, ...stated, ...(before ? [before] : [])];
  return sources.some(({ text }) =>
    phrase.every(
      (word) => (text.runs.length > 0 && text.folded.includes(word.folded)) || hasForm(text, word, vocabulary),
    ),
  );
}

const article = '(?:(?:an?|une?|una?|eine?)\\s)?';
/** What joins a second title to the first, or says that the person is or was it. */
const joint = new RegExp(
  `(?:\\s(?:and|or|plus|as well as|et|ou|ainsi que|und|oder|sowie|y|e|o|u|&)\\s|\\s?[,/|;–—(]\\s?|\\s-\\s)${article}$`,
  'u',
);
const being = new RegExp(
  `(?:^|\\s)(?:is|was|been|being|became|(?:role|position|post|job) of|ist|war|wurde|est|etait|devenue?|es|fue|era)\\s${article}$`,
  'u',
);

/** "Since 2016 Depot Manager": nothing but a date before it. */
const dated = /^\s*(?:\p{L}+\s){0,2}\uE001+[\s,:–—-]*$/u;

export function secondTitles(text: GuardText, vocabulary: Vocabulary): Word[][] {
  return text.sentences.flatMap((sentence) => {
    const words = text.words.filter(({ at }) => isInside(at, sentence));
    const phrases = words.flatMap((_, place) => (isTitleOfOne(place) ? [phraseTo(place)] : []));
    return phrases.filter((phrase) => isClaimed(phrase, phrases));

    /** One person's, and no first part of something else: "lead generation", "managers". */
    function isTitleOfOne(place: number): boolean {
      const word = words[place];
      const next = words[place + 1];
      if (!word || !vocabulary.isTitle(word.folded)) return false;
      const isPlural = word.folded.endsWith('s') && vocabulary.isTitle(word.folded.slice(0, -1));
      const isFirstPart = next !== undefined && isBeside(word, next) && !vocabulary.isFunctionWord(next.folded);
      return !isPlural && !isFirstPart;
    }

    function phraseTo(place: number): Word[] {
      let from = place;
      while (from > 0 && place - from < 3 && isPart(words[from - 1], words[from])) from -= 1;
      return words.slice(from, place + 1);
    }

    function isPart(word: Word | undefined, next: Word | undefined): boolean {
      if (!word || !next || !isBeside(word, next)) return false;
      const { isFunctionWord, isBeforeOthers, isPlainWord, supporting } = vocabulary;
      return (
        !isFunctionWord(word.folded) &&
        !isBeforeOthers(word.folded) &&
        !isPlainWord(word.folded) &&
        !supporting.occurs(word.folded)
      );
    }

    function isBeside(word: Word, next: Word): boolean {
      return /^[\s-]$/u.test(text.folded.slice(word.at + word.raw.length, next.at));
    }

    /** Beside another person ("the depot manager and CFO") it is another person's too. */
    function isClaimed(phrase: readonly Word[], all: readonly Word[][]): boolean {
      const start = phrase[0]?.at ?? 0;
      const lead = text.folded.slice(sentence.from, start);
      if (being.test(lead) || dated.test(lead)) return true;
      const link = joint.exec(lead);
      if (!link) return false;
      const linkAt = sentence.from + link.index;
      const partner = all.find((other) => endOf(other) === linkAt);
      return !partner || isOwn(partner, all);
    }

    function isOwn(phrase: readonly Word[], all: readonly Word[][]): boolean {
      const start = phrase[0]?.at ?? 0;
      const lead = text.folded.slice(sentence.from, start);
      return lead.trim() === '' || isClaimed(phrase, all);
    }

    function endOf(phrase: readonly Word[]): number {
      const last = phrase.at(-1);
      return last ? last.at + last.raw.length : -1;
    }
  });
}

/** 分析师兼仓库经理: the same in scripts without spaces. */
function concurrent({ folded }: GuardText, { titles }: Vocabulary): Word[][] {
  return [...folded.matchAll(/兼(?:任)?([\p{Script=Han}\p{Script=Katakana}ー]{2,10})/gu)].flatMap(
    ({ 1: post = '', index }) => {
      const end = titles.find(post).at(-1)?.to;
      if (end === undefined) return [];
      const raw = post.slice(0, end);
      return [[{ raw, folded: raw, stem: raw, at: index + 1, isCapital: false, isCode: false }]];
    },
  );
}
