import { englishStemming } from '../en/stemming.ts';
import { asItIs, type Stemming } from '../stemming.ts';

/** The only words with endings in such a text are Latin ones, mostly English. */
export const chineseStemming: Stemming = { ...englishStemming, prepare: asItIs, finish: asItIs };
