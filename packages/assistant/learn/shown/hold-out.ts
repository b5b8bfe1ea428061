import { authorOf, type LabelledPair } from '../../eval/labelled-pairs.ts';
import { type JudgedPair, judgePair } from '../../eval/match-eval.ts';
import { claimReader, learnShown } from './train-shown.ts';

/** Each author's pairs judged by models that learnt from the others. */
export function judgeHeldOut(all: readonly LabelledPair[], judged: readonly LabelledPair[]): JudgedPair[] {
  return [...new Set(judged.map(authorOf))].flatMap((author) => {
    const { claims, shown } = learnShown(all.filter((pair) => authorOf(pair) !== author));
    const learnt = { shown, claimOf: claimReader(claims) };
    return judged.filter((pair) => authorOf(pair) === author).map((pair) => judgePair(pair, learnt));
  });
}
