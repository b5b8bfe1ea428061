import type { Language } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { answerCues } from '../../cues.ts';
import { isOwnStatement, sentencesOf } from '../../guard/support/own-statement.ts';
import { withoutChatter } from './without-chatter.ts';

/** Where a sentence turns: what follows often takes back part of what came before. */
const turn = pattern('iu')`${answerCues.any('turn')}`;
const turning = pattern('iu')`${answerCues.any('turning')}`;
/** "macros no", "ODK non jamais", "telefonieren eher nicht". */
export const negated = pattern('iu')`${answerCues.word('negated')}|n['’]t(?!\p{L})`;
/** A clause that mentions its speaker. */
const ofSelf = pattern('iu')`${answerCues.word('ofSelf')}|(?<!\p{L})(?:i|j|n|l)['’]`;
/** A remark about the answer rather than the work: "only in part". */
const remark = pattern('iu')`
  ^(?:only |just )?(?:partly|in part|a (?:bit|little|lot)|sort of|kind of)$|^(?:nur )?(?:zum teil|teilweise
  |ein bisschen|ein wenig)$|^(?:un peu|en partie|un poco|en parte|más o menos)$
`;

/**
 * The affirmative parts of an answer, each without its speaker. Denials and remarks about the answer itself are left
 * out. Nothing is added, and a "we" stays.
 */
export function sayingsOf(answer: string, language: Language): string[] {
  const sentences = sentencesOf(answer).map((sentence) =>
    withoutChatter(sentence.replace(/(?<![.!。！])[.!。！]+$/u, '')),
  );
  const said = sentences.map(withoutDenied).filter((sentence) => sentence !== '' && !remark.test(sentence));
  const sure = said.filter((sentence) => !negated.test(sentence) && isOwnStatement(sentence));
  const kept = sure.length > 0 ? sure : said.length > 0 ? said : sentences;
  return kept.map((sentence) =>
    packs[language].answers.speaker
      .reduce((text, [pattern, instead]) => text.replace(pattern, instead), sentence)
      .trim(),
  );
}

function withoutDenied(sentence: string): string {
  const clauses = sentence.split(turn).map((clause) => clause.trim());
  if (clauses.length < 2) return sentence;
  // "Angular, but with Node, not Java" does not deny anything done, so only a clause with its own speaker is dropped.
  const said = clauses.filter((clause) => !(negated.test(clause) && ofSelf.test(clause)));
  if (said.length === 0 || said.length === clauses.length) return sentence;
  return said
    .join(' ')
    .replace(turning, '')
    .replace(/[,，、]$/u, '');
}

/** Opens an answer that depends on its question: "every day, with Beacon", "las hacía yo", "das war eine Brücke". */
const elliptic = pattern('iu')`${answerCues.any('elliptic')}`;
/** Anything longer is a sentence from the posting, not a name. */
const maxNameLength = 40;

/** Puts the thing asked about before an answer that does not name it; the answer's first word is never a name. */
export function withSubject(said: string, asked: string | undefined): string {
  if (asked === undefined || asked.length > maxNameLength || !elliptic.test(said)) return said;
  const [first = ''] = asked.toLowerCase().match(/\p{L}{3,}/u) ?? [];
  if (first !== '' && said.toLowerCase().includes(first)) return said;
  return `${asked}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
