import { foldLetters } from '../fold-name.ts';

/**
 * Openings of questions that ask for an answer in words, in all six languages together. Some short words also begin
 * requests ("que quepa en una página"): they count only with what follows.
 */
const openings: readonly string[] = [
  "(?:and |but )?(?:what|how|why|which|who|when|where|whose)(?:['’](?:s|re|d))?\\b(?! about)",
  "(?:does|do i|do you|did|didn['’]?t|is|isn['’]?t|are|aren['’]?t|am i|was|were|has|have (?:you|i)|should i|will)\\b",
  '(?:und |aber )?(?:was|wie|warum|wieso|weshalb|welche[rsnm]?|wer|wann|wo|woher|wieviel)\\b(?! wäre)',
  '(?:passt|ist|sind|hast du|habe ich|haben sie|soll(?:te)? ich|reicht|stimmt) .+',
  '(?:et |mais )?(?:que (?:penses|pensez|signifie|faut|dois|puis|peux)|quoi|quel(?:le)?s?|comment|pourquoi|' +
    "combien|qui|où (?:est|sont|puis|se)|est-ce|as-tu|avez-vous|ai-je|dois-je)\\b|qu['’]",
  '(?:y |pero )?(?:qué (?:es|significa|has|hay|tal|tan|puedo|debo|opinas|piensas)|' +
    'cómo (?:puedo|consigo|hago|se|es|está|mejor|sub|aument|logr)\\p{L}*|por qué|cuál(?:es)?|cuánt[oa]s?|quién|' +
    'dónde|cuándo|has (?:hecho|\\p{L}+[ai]do)|encaja|es mi|está mi|debo|debería)(?= |$)',
  '(?:你|您|我)?(?:还)?(?:为什么|怎么|如何|什么|啥|哪|差啥|缺啥|差什么|缺什么)|(?:我的|这份|这个)?(?:简历|分数).*(?:适合|合适|符合|多少|怎么样)',
  'なぜ|どうして|どう|何(?!とか)|どれ|どこ|いくつ|どの',
];

const endings: readonly string[] = [
  '(?:什么|多少|怎么样|哪里|哪些|为什么|啥|吗|呢|(?<=[\\p{sc=Han}\\p{N}])不)',
  '(?:ですか|ましたか|ていますか|でしょうか|ますでしょうか|ありますか|いいの|なぜ)',
];

export const questionOpenings = new RegExp(`^(?:${foldLetters(openings.join('|'))})`, 'u');
export const questionEndings = new RegExp(`(?:${endings.join('|')})$`, 'u');

/** Prohibitions, said before or after what they forbid. */
export const forbiddings = new RegExp(
  foldLetters(
    "^(?:(?:don['’]?t|do not|never|stop|no need to|nicht|ne |n['’]|arrête|no |deja de )|不要|别|先别|不用|无需)|(?<!\\p{L})nicht(?!\\p{L})|ない(?:で)?$",
  ),
  'u',
);
