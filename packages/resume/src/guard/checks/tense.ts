import { claim } from '../claim.ts';
import type { Check } from './check.ts';

/** An opening verb in the present makes an ended role look current. English only: elsewhere nouns open most lines. */
export const checkTense: Check = (after, { before, entry, place, vocabulary }) => {
  const period = entry?.fields.period;
  if (
    vocabulary.language !== 'en' ||
    place !== 'entry' ||
    !before ||
    !period ||
    period.isCurrent ||
    period.end === undefined
  )
    return [];
  const opening = after.words[0];
  const past = before.text.words.find(({ stem, folded }) => opening && stem === opening.stem && /ed$/u.test(folded));
  if (!opening || !past || /(?:ed|ing|s)$/u.test(opening.folded)) return [];
  return [claim('made-current', { words: opening.raw })];
};
