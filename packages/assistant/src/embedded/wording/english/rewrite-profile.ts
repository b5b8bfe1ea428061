import { emptyAdjectives, emptyNouns, greetings } from '../data/en-words.ts';
import type { Rewording } from '../rewording.ts';

const greeting = new RegExp(`^(?:${greetings.split(' ').join('|')})\\s*[!,.]\\s+`, 'iu');
const adjective = emptyAdjectives.split(/\s+/u).join('|');
// "Dynamic, results-oriented retail leader": they go only before a noun that stays.
const adjectives = new RegExp(`^(?:(?:highly\\s+)?(?:${adjective})(?:,\\s*|\\s+and\\s+|\\s+))+(?=\\p{L})`, 'iu');
const emptyNoun = new RegExp(`^(?:${emptyNouns.split(' ').join('|')})\\b`, 'iu');
const selfIntroduction = /^(?:i am|i['’]m|im)\s+an?\s+(?=\p{L})/iu;

/** "I am a commercial solicitor" is "Commercial solicitor". Sentences that say "I" another way stay whole. */
export function rewriteEnglishProfile(text: string): Rewording | undefined {
  const sentences = text.replace(greeting, '').split(/(?<=[.!?])\s+(?=\p{L})/u);
  const changed = sentences.map(rewriteSentence).join(' ');
  return changed === text
    ? undefined
    : {
        text: changed,
        reason:
          changed.toLowerCase() === text.toLowerCase()
            ? 'punctuation'
            : /^i\b|\bi am\b|\bi['’]m\b/iu.test(text)
              ? 'first-person'
              : 'filler',
      };
}

function rewriteSentence(sentence: string): string {
  const introduced = sentence.replace(selfIntroduction, '');
  const isIntroduction = introduced !== sentence && !/\bI\b/u.test(introduced);
  const plain = isIntroduction ? introduced : sentence;
  // "Dynamic and driven." is all there is; "Passionate about care" needs its adjective.
  const lean = plain.replace(adjectives, '');
  const isLean =
    lean !== plain &&
    /^\p{L}[\p{L}'’-]*\s+(?!about\b|by\b|to\b|and\b)\p{L}/u.test(lean) &&
    !/^(?:about|by|to|and|in)\b/iu.test(lean) &&
    !emptyNoun.test(lean);
  const result = (isLean ? lean : plain)
    .replace(/\bsuper (?=passionate|excited|keen)/giu, '')
    .replace(/^im(?= )/iu, "I'm")
    .replace(/!{2,}/gu, '!')
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=\s\p{Ll})/gu, 'I');
  return result.charAt(0).toUpperCase() + result.slice(1);
}
