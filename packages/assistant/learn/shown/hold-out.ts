import { authorOf, type LabelledPair } from '../../eval/labelled-pairs.ts';
import { type JudgedPair, judgePair } from '../../eval/match-eval.ts';
import { adsOf, learnAsking, postingExamples, typedSentences } from '../asking/train-asking.ts';
import { claimReader, learnShown } from './train-shown.ts';

/**
 * Each author's pairs judged by models that learnt from the others: which lines ask, whose work a line is about, what shows a
 * requirement. `ads` are real advertisements to learn from, as for `learn-asking.ts`.
 */
export function judgeHeldOut(
  all: readonly LabelledPair[],
  judged: readonly LabelledPair[],
  ads: string | undefined,
): JudgedPair[] {
  const postings = postingExamples(all);
  const others = [...(ads ? adsOf(ads) : []), ...typedSentences()];
  return [...new Set(judged.map(authorOf))].flatMap((author) => {
    const { claims, shown } = learnShown(all.filter((pair) => authorOf(pair) !== author));
    const known = postings.filter((posting) => posting.author !== author).flatMap(({ examples }) => examples);
    const asking = learnAsking([...known, ...others]);
    const learnt = { shown, claimOf: claimReader(claims) };
    return judged.filter((pair) => authorOf(pair) === author).map((pair) => judgePair(pair, learnt, asking));
  });
}
