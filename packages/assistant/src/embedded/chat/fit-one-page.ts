import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { removeLine } from '../build-edit.ts';
import { change, type Handler, listNames, say, type Turn } from './answer.ts';
import { isForbidding, isQuestion } from './is-question.ts';
import { leastRelevant, minBullets, rolesOf } from './least-relevant.ts';

/** Cuts as few bullets as the page requires, least relevant first; roles, education and contact are never cut. */
export const fitOnePage: Handler = async (turn) => {
  const { document, countPages, message } = turn.input;
  const now = await countPages(document);
  if (now <= 1) {
    const names = listNames(leastOf(turn).slice(0, mostNamed));
    const fits = say(turn, 'alreadyOnePage');
    return names === '' ? fits : { ...fits, words: `${fits.words} ${say(turn, 'couldGoFirst', { names }).words}` };
  }
  if (isQuestion(message)) return say(turn, 'pagesNow', { pages: now });
  if (isForbidding(message)) return say(turn, 'nothingChanged');
  const removals = rolesOf(turn)
    .flatMap((role) => leastRelevant(turn, role, minBullets))
    .sort((one, other) => one.weight - other.weight)
    .map(({ line }) => removeLine(line, 'less-relevant'));
  const pagesWithout = (count: number) => countPages(applyEdits(document, removals.slice(0, count)).document);
  const pages = await pagesWithout(removals.length);
  if (pages > 1)
    return removals.length > 0 ? change(turn, removals, 'cannotFit', { pages }) : say(turn, 'cannotFit', { pages });
  return change(turn, removals.slice(0, await fewest(removals.length, pagesWithout)), 'onePage');
};

const mostNamed = 2;

/** What matters least for this job, as it stands there. */
const leastOf = (turn: Turn): string[] =>
  rolesOf(turn)
    .flatMap((role) => leastRelevant(turn, role, minBullets))
    .sort((one, other) => one.weight - other.weight)
    .map(({ line }) => line.text);

/** Each try lays out the pages for real, so this is a binary search instead of trying every number. */
async function fewest(most: number, pagesWithout: (count: number) => Promise<number>): Promise<number> {
  let [tooFew, enough] = [0, most];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if ((await pagesWithout(middle)) <= 1) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
