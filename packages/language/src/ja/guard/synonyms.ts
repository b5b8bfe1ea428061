import { groupsInOrder } from '../../word-list.ts';
import { computing, hands, media, money, person, teaching } from './synonyms-desks.ts';
import { lightWords, people, selling } from './synonyms-plain.ts';
import { care, office, trades, transport } from './synonyms-trades.ts';

/**
 * Words an honest editor exchanges in a Japanese resume: plain verb and Sino-Japanese noun, kanji and kana, loan word and native
 * word. Each word counts in the first group that has it, the longest word at a place wins, and its group is read as its first
 * word, which therefore has no hiragana where that can be. A group with a plain word is plain as a whole. A group of one keeps
 * a word whole, so that a short word inside it is not taken for itself: 下書き is not 書き.
 */
export const japaneseSynonyms = () =>
  [
    lightWords,
    people,
    selling,
    office,
    care,
    trades,
    transport,
    money,
    teaching,
    computing,
    media,
    hands,
    person,
  ].flatMap(groupsInOrder);
