import { isStudy } from '../../section-traits.ts';
import type { Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { baseOf } from './substitution.ts';

/** A strong verb is a question on its own rung, and held back where it is a step up. */
export function severityOfDeed(deed: string, after: GuardText, scope: Scope): Severity {
  const { place, vocabulary } = scope;
  const base = (scope.before ?? baseOf(after, scope))?.text;
  if (base && isPassedExam(deed, base, scope)) return 'question';
  if (!base || place === 'head' || place === 'contact') return 'hold';
  const { doing, leading, lesser, reached } = vocabulary.rungs;
  const { folded } = base;
  // Help that is still told does not make the verb a step up: "a 120-cover restaurant" covers nobody.
  const helps = vocabulary.supporting.find(folded).filter(({ text }) => !after.folded.includes(text));
  if (helps.length > 0 || vocabulary.passive.occurs(folded) || lesser.occurs(folded)) return 'hold';
  if (place === 'list' && scope.far.some(({ text }) => hasDeed(text, deed, vocabulary))) return 'question';
  if (doing.occurs(deed) || isIdiom(deed, after)) return 'question';
  // A result is a result of the old line where its figures stand: "broke even after 14 months", "reached break-even after 14 months".
  const isFigured =
    after.quantities.some(({ value }) => base.quantities.some((own) => own.value === value)) ||
    after.dates.some(({ year }) => base.dates.some((own) => own.year === year));
  if (reached.occurs(deed) && isFigured && after.quantities.length <= base.quantities.length) return 'question';
  return leading.occurs(deed) && leading.occurs(folded) ? 'question' : 'hold';
}

/** "First aid, 2018" and "first aid, obtained in 2018"; "2 modules done" and "2 modules completed". */
function isPassedExam(deed: string, base: GuardText, { section, vocabulary }: Scope): boolean {
  const { limits, negations, rungs } = vocabulary;
  const isPassed =
    rungs.reached.occurs(deed) || /^(?:complet|finish|pass|obten|obtain|erworb|bestand|获|取得)/u.test(deed);
  if (!isStudy(section?.kind) || !isPassed || limits.occurs(base.folded) || negations.occurs(base.folded)) return false;
  return base.dates.length > 0 || /(?<!\p{L})(?:done|hecho|fait|gemacht)(?!\p{L})/u.test(base.folded);
}

/** "Gespräche führen", "ein Protokoll führen": nobody is led. */
function isIdiom(deed: string, { folded }: GuardText): boolean {
  return (
    /^(?:ge)?fuhr/u.test(deed) &&
    /gesprach|protokoll|buch|liste|kasse|statistik|interview|verzeichnis|akte/u.test(folded)
  );
}

function hasDeed({ folded }: GuardText, deed: string, { leading }: Vocabulary): boolean {
  const there = leading.groupsIn(folded);
  return leading.groupsOf(deed).some((group) => there.has(group));
}
