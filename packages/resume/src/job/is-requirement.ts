import { type Language, languages } from '@fitted/contract/languages';
import { postingTables, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { findSkills, getSkill } from '../lexicon/find-skills.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { contentWords } from '../match/content-words.ts';
import { topicsOf } from '../match/topics-of.ts';
import { hasCjk } from '../parse/words/word-list.ts';
import { sentenceCues } from './data/posting-cues.ts';
import { jobCues } from './job-cues.ts';
import { foldPhrase, phraseList, withoutPhrases } from './phrase-list.ts';

const wishes = phraseList(Object.values(postingTables).map(({ postings }) => postings.wishes));
/** Phrases such as "brownie points" say that something is wanted, but not what. */
const cues = phraseList([...sentenceCues.must, ...sentenceCues.nice]);
const characterIn = (withSpaces: boolean): string[] =>
  languages.flatMap((language) =>
    traitsOf(language).writesSpaces === withSpaces ? postingTables[language].postings.character : [],
  );
const character = new Set<string>();
const characterStems: string[] = [];
for (const word of characterIn(true)
  .flatMap((list) => list.split(' '))
  .map(foldPhrase))
  if (word.endsWith('*')) characterStems.push(word.slice(0, -1));
  else character.add(word);
const stemStarts = new Map<string, string[]>();
for (const stem of characterStems) {
  const key = stem.slice(0, 4);
  stemStarts.set(key, [...(stemStarts.get(key) ?? []), stem]);
}
const characters = characterIn(false)
  .flatMap((list) => list.split('|'))
  .sort((one, other) => other.length - one.length)
  .map((phrase) => foldText(phrase).text);
const characterPattern = new RegExp(characters.join('|'), 'gu');

/** "no DUI": the posting asks for the absence of something. */
const refused = pattern('u')`
  ^(?:(?:must|should|do|does|may|darf|durfen|kein|no)\s)?(?:no|not|never|none|without|sin|ningun|ninguna|sans|aucun
  |aucune|ohne|keine?[nr]?|nicht)\s(?!only|nur|solo|seulement)
`;

/** Marks of grades and tickets, too short for words: CS38, C1E, A3. */
const code = /(?<![\p{L}\p{N}])\p{Lu}{1,3}\d/u;

/** Whether an item names something a person can have or do, as opposed to a character trait or a wish. */
export function isRequirement(text: string, language: Language): boolean {
  const folded = foldPhrase(text);
  if (!/\p{L}{2}/u.test(folded) || refused.test(folded)) return false;
  const named = findSkills(text, language).some(({ skill }) => getSkill(skill).kind !== 'trait');
  const wish = wishes.find(folded);
  if (wish && (wish.from < 16 || hasCjk(folded))) return false;
  return named || code.test(text) || !(isCharacter(folded) || isFragment(folded));
}

const bareUse = pattern('u')`${jobCues.any('bareUse')}`;

/** Two characters in no table, left over from a list (维护, 育成), mean nothing on their own; and 网感好 is praise. */
function isFragment(folded: string): boolean {
  const bare = folded.replace(/[^\p{L}\p{N}]/gu, '').replace(bareUse, '');
  if (bare === '') return true;
  if (!hasCjk(bare) || topicsOf(bare).size > 0) return false;
  return bare.length < 3 || /^(?:不)?\p{Script=Han}{1,5}(?:好|强|佳|大|高|心|感)$/u.test(bare);
}

function isCharacter(folded: string): boolean {
  if (hasCjk(folded)) return folded.replace(characterPattern, '').replace(/[^\p{L}\p{N}]/gu, '').length < 2;
  const words = withoutPhrases(cues, folded).match(/[\p{L}][\p{L}'’]*/gu) ?? [];
  const telling = words.filter((word) => contentWords(word).size > 0 && !isCharacterWord(word));
  return telling.length === 0;
}

function isCharacterWord(word: string): boolean {
  return character.has(word) || (stemStarts.get(word.slice(0, 4)) ?? []).some((stem) => word.startsWith(stem));
}
