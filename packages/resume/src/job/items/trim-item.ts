import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { foldText } from '../../lexicon/fold-text.ts';
import { hasCjk } from '../../parse/words/word-list.ts';
import { predicates } from '../data/lead-clauses.ts';
import { sentenceCues } from '../data/posting-cues.ts';
import { jobCues } from '../job-cues.ts';
import { foldPhrase, hasPhrase, phraseList } from '../phrase-list.ts';

/** Words before and after a requirement that say it is required but not what it is, in all languages. */
const leadWords: readonly string[] = Object.values(packs)
  .map(({ plainWords }) => plainWords.leads)
  .filter(Boolean);

export interface Trimmed {
  /** How many characters were cut from the front. */
  readonly at: number;
  readonly text: string;
}

const leads = new Set(leadWords.flatMap((words) => words.split(' ')).map((word) => foldText(word).text)).add('');
const frontCharacters = pattern('u')`^(?:${jobCues.any('frontCharacters')}[:：]?\s?)+`;
const backCharacters = pattern('u')`${jobCues.any('backCharacters')}{1,6}[。．.\s]{0,8}$`;

/** Strips "Experience with" from the front of an item and "required" from its end, unless nothing would be left. */
export function trimItem(text: string): Trimmed {
  return hasCjk(text) && !/^[\p{Script=Latin}\s]+$/u.test(text.slice(0, 12)) ? trimCharacters(text) : trimWords(text);
}

function trimCharacters(text: string): Trimmed {
  const front = frontCharacters.exec(text)?.[0].length ?? 0;
  const rest = text
    .slice(front)
    .replace(backCharacters, '')
    .replace(/(?<![。．.：:\s])[。．.：:\s]+$/u, '');
  return rest.length >= 2 ? { at: front, text: rest } : { at: 0, text };
}

const asked = phraseList([...sentenceCues.must, ...sentenceCues.nice]);

/** Drops the predicate: "Polish would be useful" → "Polish". */
function withoutPredicate(text: string): string {
  const said = predicates.exec(text);
  return said && said.index > 2 && hasPhrase(asked, foldPhrase(said[0])) ? text.slice(0, said.index) : text;
}

/** Whether there are only lead words: "sicherer Umgang mit einem". */
export function isLeadOnly(text: string): boolean {
  return [...text.matchAll(/[^\s]+/gu)].every(([word]) => !isTelling(word));
}

function isTelling(word: string): boolean {
  return word.split(/['’]/u).some((part) => !leads.has(foldText(part.replace(/[^\p{L}\p{N}+#]/gu, '')).text));
}

function trimWords(whole: string): Trimmed {
  const text = withoutPredicate(whole);
  const label = /^[^:]{2,28}:\s/u.exec(text)?.[0].length ?? 0;
  if (label > 0) {
    const rest = trimWords(text.slice(label));
    return { at: label + rest.at, text: rest.text };
  }
  const words = [...text.matchAll(/[^\s]+/gu)];
  const first = words.findIndex(([word]) => isTelling(word));
  const last = words.findLastIndex(([word]) => isTelling(word));
  const from = words[first];
  const to = words[last];
  if (!from || !to) return { at: 0, text };
  const cut = text.slice(from.index, to.index + to[0].length);
  const bare = cut.replace(/^[^\p{L}\p{N}.#+(]+/u, '').replace(/^[dlDL]['’](?=\p{L})/u, '');
  const trimmed = bare.replace(/(?<![.,:;!?])[.,:;!?]+$/u, '');
  return { at: from.index + cut.length - bare.length, text: trimmed };
}
