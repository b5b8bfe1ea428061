import { pattern } from '@fitted/language/pattern';
import { wishCues } from '../../../../cues.ts';

/** Said by people who want something untrue written: then nothing is added before it is talked about. */
export const excuses = pattern('u')`${wishCues.word('excuses')}`;

/** "put that in", "si cabe ponlo", "can one mention it?": what is meant was stated next to it. */
export const refersToTold = pattern('u')`${wishCues.word('refersToTold')}`;

/** A question about whether to write it. */
export const mentionsIt = pattern('u')`${wishCues.word('mentionsIt')}`;

/** Asks whether it is wise, not for it to be done. */
export const asksAdvice = pattern('u')`${wishCues.word('asksAdvice')}`;

/** It is not true, or not theirs to say. */
export const denies = pattern('u')`${wishCues.word('denies')}|(?<!\p{L})no (?=\p{L})`;

/** A licence or a certificate, by the word for it. */
export const credential = pattern('iu')`${wishCues.word('credential')}`;

/** A course, a registration or a check, which stands with education rather than with skills. */
export const course = pattern('iu')`${wishCues.word('course')}`;

/** A heading for any of these. */
export const credentialHeading = pattern('iu')`${wishCues.any('credentialHeading')}`;

/** It is no longer valid. */
export const lapsed = pattern('u')`${wishCues.word('lapsed')}`;

/** How well they know it. */
export const levels = pattern('u')`${wishCues.word('levels')}`;

/** Opening words that say nothing once the line is written. */
export const opening = pattern('iu')`^(?:${wishCues.any('opening')}[,\s]+)+`;
export const subject: readonly RegExp[] = [
  /^i(?:['’]ve| have| had)? (?:also |really |did (?=do ))*/iu,
  /^(?:ich )?(?:habe?|hatte) (?:ich )?(?:(?:da|dort|auch|mal|noch|damals) )*/iu,
  /^(?:ich|da|dort) (?=\p{L})/iu,
  /^(?:waren|war|sind) es /iu,
  /^j['’]ai (?:aussi )?(?!été)/iu,
  /^(?:que|q|dass|that|qu['’]) ?/iu,
  /^yo (?=\p{L})/iu,
  /^(?:我|本人)(?:还|也|又)?/u,
  /^(?:私|自分)[はがも]、?/u,
];
export const closing = pattern('iu')`${wishCues.any('closing')}$`;
