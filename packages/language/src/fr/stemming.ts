import { asItIs, type Stemming } from '../stemming.ts';
import { inOrder } from '../word-list.ts';

export const frenchStemming: Stemming = {
  endings: inOrder(`
    issements issement ements ement ations ation itions ition ateurs ateur atrices atrice euses euse eurs eur ions
    ion ages age antes ants ante ant ees ee es er ir ez ent aux ales ale al ais ait ieres iere iers ier elles elle
    els el e s x i a
  `),
  deed: /(?:tion|ment|age|ance|er|ir|sion)$/u,
  shortTail: /[aeosn]$/u,
  prepare: asItIs,
  finish: asItIs,
};
