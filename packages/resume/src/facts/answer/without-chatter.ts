import { pattern } from '@fitted/language/pattern';
import { answerCues } from '../../cues.ts';

/**
 * Filler that people say around an answer but do not write: "well", "um", "oh yeah", "I think" before "I", "and stuff".
 * What qualifies an answer stays: "about", "or so", "just", "helped", "kind of".
 */

const gap = '(?:\\s*[,.!;:–—-]+\\s*|\\s+|$)';
const openers = [
  'well|um+(?! die )|uh+|hm+|er+|ah|oh|so|ok(?:ay)?|basically|actually|honestly|obviously|' +
    'to be (?:honest|fair)|i mean|you know|let me (?:see|think)|i (?:think|guess|suppose|would say|' +
    'reckon)(?=,? (?:i|we|it|about|around) )',
  'naja|na ja|also|ähm?|öhm?|hm+|tja|nun|eigentlich|ehrlich gesagt|sagen wir(?: mal)?|(?:ich )?(?:glaube|denke)(?=,? ich )',
  'ben|bah|euh+|alors|donc|en fait|en gros|bon|à vrai dire|disons(?: que)?|voilà|je (?:crois|pense) que(?= (?:j|on ))',
  'pues|bueno|eh+|a ver|la verdad(?: es que)?|o sea|en realidad|mira|digamos(?: que)?|creo que(?= yo )',
].join('|');
const opening = new RegExp(`^(?:${openers})${gap}`, 'iu');
const cjkOpening = pattern('u')`^${answerCues.any('cjkOpening')}[，,、。…\s]*`;
const yes = pattern('iu')`${answerCues.any('yes')}`;
/** A tag that says only that a list goes on, or nothing at all. */
const closing = pattern('iu')`(?<![\s,])[\s,]+${answerCues.any('closing')}[.!…]*$`;
const cjkClosing = /(?:吧|呢|啊|吗)$/u;
/**
 * After a figure already marked as approximate this is redundant; after any other figure it is what marks it so, and
 * stays.
 */
const doubt = pattern('iu')`
  (?<![\s,])[\s,]+(?:i (?:think|guess|suppose|reckon)|i['’]d say|i would say|glaube ich|denke ich|würde ich sagen
  |je (?:dirais|crois|pense)|creo|(?:te |le )?diría(?: yo)?|o así)[.!]*$
`;
const roughly = pattern('iu')`
  (?<!\p{L})(?:about|around|roughly|approximately|or so|maybe|etwa|ungefähr|circa|rund|um die|environ|à peu près
  |vers|unos|unas|aproximadamente|alrededor|más o menos)(?!\p{L})
`;
/** "Like" as a pause: before a figure or after a comma. */
const pause =
  /,? like(?=,)|(?<=,) (?:like(?= \p{L}+ing(?!\p{L}))|you know(?=\s))|(?<!\p{L})(?<!something )like (?=(?:twice|once|every|about|around|\d))/giu;

export function withoutChatter(answer: string): string {
  let text = answer.replace(/\s+/gu, ' ').trim();
  // Openers come in a row: "oh yeah, well".
  for (let times = 0; times < 5; times += 1) {
    const bare = text.replace(opening, '').replace(cjkOpening, '').replace(yes, '');
    if (bare === text || bare === '') break;
    text = bare;
  }
  text = text.replace(pause, '').replace(closing, '').replace(cjkClosing, '');
  const said = text.replace(doubt, '');
  const isSaidAlready = said !== text && (roughly.test(said) || !/\d|once|twice/iu.test(said));
  return (isSaidAlready ? said : text).replace(/\s+/gu, ' ').trim() || answer.trim();
}
