import { groupsInOrder } from '../../word-list.ts';
import { computing, households, media, money, person, teaching } from './synonyms-desks.ts';
import { lightVerbs, people, places, smallWords, writing } from './synonyms-plain.ts';
import { care, office, selling, trades, transport } from './synonyms-trades.ts';

/**
 * Words an honest editor exchanges in a Chinese resume. Each word counts in the first group that has it, the longest word at a
 * place wins, and its group is read as its first word, which therefore holds no word of another table (a title, a claim, an
 * interval) where that can be. A group with a plain word is plain as a whole. A group of one keeps a word whole, so that a
 * short word inside it is not taken for itself: 装修 is not 修.
 */
export const chineseSynonyms = () =>
  [
    writing,
    lightVerbs,
    smallWords,
    people,
    places,
    selling,
    office,
    care,
    trades,
    transport,
    money,
    teaching,
    computing,
    media,
    households,
    person,
  ].flatMap(groupsInOrder);
