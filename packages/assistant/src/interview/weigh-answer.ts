import { pattern } from '@fitted/language/pattern';
import { negated } from '@fitted/resume/facts/answer/sayings';
import { withoutChatter } from '@fitted/resume/facts/answer/without-chatter';
import { isOwnStatement, sentencesOf } from '@fitted/resume/guard/support/own-statement';
import { talkCues } from '../cues.ts';
import { type AnswerReading, isTheirs, readPolarity } from '../understand/read-answer.ts';
import { tellsOfSelf } from '../understand/tells-of-self.ts';

/** At this score an answer counts as a yes despite a negative word in it: "15 pedidos al día, casi sin errores". */
const plain = 0.85;
/** Part of it is true of them and part is not; below this, it is unclear which. */
const partly = 0.7;

/** A lower threshold for people who speak about themselves without a negative word. */
const ofSelf = 0.5;

/** A no that opens the answer or stands alone. */
const bareNo = pattern('iu')`
  ^(?:(?:so |well |um |eh |also |pues |bueno |bah |ben |na |nee )?(?:no|nope|nah|nein|nee|non|ninguno|nunca|never
  |nie|jamais)(?:[,.!;:–—-]|\s+(?:not really|really not|because|aber|pero|mais|that)|$)|いいえ|いえ|ない(?:です)?$
  |没有?(?:[，,。！]|$)|不(?:是|会)?(?:[，,。！]|$)|否)
`;

export interface WeighedAnswer {
  readonly reading: AnswerReading;
  readonly isOwn: boolean;
  /** The affirmative part of the answer. */
  readonly words: string;
}

/**
 * What an answer to one of our questions says. Its sentences are read one by one: "I gave them the numbers. They saved
 * 10 % I think" states one thing for certain. A no anywhere in it is a no.
 */
export function weighAnswer(answer: string, isCount = false): WeighedAnswer {
  const said = weigh(answer, isCount);
  if (said.isOwn || said.reading.says === 'deny') return said;
  // "Eh" and "まあ" lower the confidence in an answer that is clear without them.
  const bare = weigh(withoutChatter(answer), isCount);
  return bare.isOwn ? bare : said;
}

function weigh(answer: string, isCount: boolean): WeighedAnswer {
  const whole = readPolarity(answer);
  const sentences = sentencesOf(answer);
  if (sentences.some((sentence) => bareNo.test(sentence)))
    return { reading: { says: 'deny', isSure: true, affirmed: 0 }, isOwn: false, words: '' };
  const speaksForSelf = tellsOfSelf(answer) && sentences.every(isOwnStatement);
  const isSaid =
    whole.affirmed >= plain ||
    (isCount && isBareCount(answer) && sentences.every(isOwnStatement)) ||
    (speaksForSelf && whole.affirmed >= ofSelf && whole.says !== 'partly') ||
    (isTheirs(whole) && (whole.says === 'affirm' || whole.affirmed >= partly));
  const kept = sentences.length < 2 ? sentences : sentences.filter(isSentenceSaid);
  const isOwn = isSaid && kept.length > 0;
  return { reading: whole, isOwn, words: isOwn ? kept.join(' ') : '' };
}

const count = pattern('iu')`^(?:${talkCues.any('countOpening')} ?){0,3}\p{N}`;
const doubted = pattern('iu')`\?|？|${talkCues.word('doubted')}`;

/** An answer to "how many" that is only a count: "so um die 150 am Tag". */
function isBareCount(answer: string): boolean {
  return count.test(answer) && answer.length <= 40 && !doubted.test(answer);
}

const unsure = pattern('iu')`${talkCues.word('unsure')}`;

/**
 * In an answer of several sentences, each needs less certainty, least of all one with a figure, unless it denies
 * something.
 */
function isSentenceSaid(sentence: string): boolean {
  const { says, affirmed } = readPolarity(sentence);
  const isCounted =
    /\p{N}/u.test(sentence) &&
    says !== 'deny' &&
    !negated.test(sentence) &&
    !unsure.test(sentence) &&
    isOwnStatement(sentence);
  return isCounted || affirmed >= 0.5 || says === 'affirm' || (says === 'offtopic' && affirmed >= 0.25);
}
