import type { Stemming } from '../stemming.ts';
import { inOrder } from '../word-list.ts';

export const englishStemming: Stemming = {
  endings: inOrder(`
    isations isation ations ation ments ment ings ing ities ity ies ied ions ion ally ical ers ors ery ed er or es
    ly al ic s e y
  `),
  deed: /(?:ed|ing)$/u,
  shortTail: /^.{3}e$|^.{4}[es]$/u,
  prepare: unifySpelling,
  finish: undouble,
};

/** Unifies British and American spelling. */
function unifySpelling(word: string): string {
  return word
    .replace(/iz(e|ing|ation|er|ed)/u, 'is$1')
    .replace(/yz(e|ing|ed)/u, 'ys$1')
    .replace(/([bcdlmnv])our(?=$|[a-z])/u, '$1or')
    .replace(/ogue/u, 'og')
    .replace(/^(licen|practi|defen)c/u, '$1s')
    .replace(/programme/u, 'program');
}

function undouble(stem: string): string {
  return stem.replace(/([bdgklmnprt])\1$/u, '$1');
}
