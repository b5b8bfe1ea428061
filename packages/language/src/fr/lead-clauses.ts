import { pattern } from '../pattern.ts';
import type { LeadClauses } from '../posting-cues.ts';

export const frenchLeadClauses: LeadClauses = {
  surroundings:
    "sous (?:l['’]autorité|la responsabilité|la direction)|rattachée?s? (?:à|au|aux)|au sein d|en lien avec|intégrée? (?:à|au)",
  addressed: 'vous',
  openings: pattern('iu')`
    ^(?:(?:idéalement|de plus|par ailleurs|en outre),?\s)?(?:vous (?:serez (?:en charge|chargée?|responsable) (?:de
    |d['’])|aurez à|devrez|savez|connaissez|maîtrisez|êtes titulaire (?:de|d['’])|justifiez (?:de|d['’])|possédez
    |disposez (?:de|d['’])|avez(?: déjà)?(?: (?:travaillé|utilisé))?)|titulaire (?:de|d['’])
    |nous (?:cherchons|recherchons|demandons|attendons|exigeons)(?: (?:une personne|quelqu['’]un) qui (?:sait|a))?
    |il (?:vous faut|s['’]agit de)|le poste consiste à|au programme\s?:|ce serait bien (?:de|d['’]|si vous)
    |(?:serait|seraient) un plus\s?:?|un plus\s?:|on attend de vous que vous)(?:(?<=['’])|(?!\p{L}))
  `,
  reasons: 'car|parce que|puisque',
  predicates: String.raw`est|sont|serait|seraient|nous aide\p{L}*`,
};
