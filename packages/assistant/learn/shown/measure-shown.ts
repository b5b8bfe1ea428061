import { isCounted, shownChance } from '@fitted/resume/match/requirements/decide';
import { authorOf, type LabelledPair } from '../../eval/labelled-pairs.ts';
import { readShown } from './read-shown.ts';
import { claimReader, learnShown } from './train-shown.ts';

interface Measured {
  readonly author: string;
  readonly lang: string;
  readonly kind: string;
  readonly isShown: boolean;
  /** What the rules alone said. */
  readonly isFound: boolean;
  readonly chance: number;
}

/** Groups of features, to see what each contributes. */
const groups: Readonly<Record<string, RegExp>> = {
  rules: /^(?:rule|met|near|none):/u,
  kinds: /^(?:kind|met|near|none):/u,
  place: /^(?:section|part):|^work$/u,
};

/** Each author's pairs judged by models that learnt from the others, and what is lost without each group of features. */
export function tellShown(pairs: readonly LabelledPair[]): string {
  const all = byAuthor(pairs);
  const lines = [`shown: ${figures(all)}`];
  for (const key of ['author', 'lang', 'kind'] as const)
    for (const value of [...new Set(all.map((one) => one[key]))].sort())
      lines.push(`  ${value.padEnd(12)} ${figures(all.filter((one) => one[key] === value))}`);
  for (const threshold of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const met = all.filter(({ isFound, chance }) => isFound && chance >= threshold);
    lines.push(`  met from ${threshold}: ${met.length}, wrong ${share(met, ({ isShown }) => !isShown)}`);
  }
  for (const threshold of [0.05, 0.1, 0.15, 0.2, 0.3]) {
    const missing = all.filter(({ chance }) => chance < threshold);
    lines.push(`  missing below ${threshold}: ${missing.length}, wrong ${share(missing, ({ isShown }) => isShown)}`);
  }
  for (const [name, group] of Object.entries(groups))
    lines.push(`  without ${name.padEnd(12)} ${figures(byAuthor(pairs, (feature) => !group.test(feature)))}`);
  lines.push(`  without claims       ${figures(byAuthor(pairs, undefined, false))}`);
  return `${lines.join('\n')}\n`;
}

function byAuthor(
  pairs: readonly LabelledPair[],
  isUsed?: (feature: string) => boolean,
  areClaimsRead = true,
): Measured[] {
  return [...new Set(pairs.map(authorOf))].flatMap((author) => {
    const learnt = learnShown(
      pairs.filter((pair) => authorOf(pair) !== author),
      isUsed,
    );
    const claimOf = areClaimsRead ? claimReader(learnt.claims) : () => 9;
    return pairs
      .filter((pair) => authorOf(pair) === author)
      .flatMap((pair) =>
        readShown(pair, claimOf).labelled.map(
          ({ requirement, label, options }): Measured => ({
            author,
            lang: pair.lang,
            kind: isCounted(requirement) ? requirement.kind : label.kind,
            isShown: label.isShown,
            isFound: options.some(({ verdict }) => verdict?.isMet),
            chance: Math.max(
              ...options.map(({ verdict, evidence }) => shownChance(requirement, verdict, evidence, learnt.shown)),
            ),
          }),
        ),
      );
  });
}

/** How often a shown requirement gets a higher chance than one that is not, and the log loss (0.69: knows nothing). */
function figures(all: readonly Measured[]): string {
  const shown = all.filter(({ isShown }) => isShown);
  const gaps = all.filter(({ isShown }) => !isShown);
  let won = 0;
  for (const one of shown)
    for (const gap of gaps) won += Number(one.chance > gap.chance) + Number(one.chance === gap.chance) / 2;
  const surprise = all.reduce(
    (sum, { isShown, chance }) => sum - Math.log(Math.max(0.001, isShown ? chance : 1 - chance)),
    0,
  );
  const order = shown.length * gaps.length === 0 ? '-' : (won / (shown.length * gaps.length)).toFixed(3);
  return `${all.length} requirements, ${gaps.length} gaps, ordered right ${order}, surprise ${(surprise / all.length).toFixed(3)}`;
}

function share(all: readonly Measured[], isWrong: (one: Measured) => boolean): string {
  return `${((100 * all.filter(isWrong).length) / Math.max(1, all.length)).toFixed(1)} %`;
}
