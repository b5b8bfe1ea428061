import { type ChainModel, decode } from '../../src/parse/chain/decode.ts';
import { tellLabel } from '../../src/parse/chain/labels.ts';
import { type ChainModels, withAgreement } from '../../src/parse/chain/read-chain.ts';
import { type Example, learnChain } from './random-field.ts';

const passes = 5;
const folds = 3;
/** A missed role loses its names and dates, while a line too many in a head loses little. */
const leanToHeads = 1;

/** The second model learns from the first one's readings of held-out sections, as it will see them on a new page. */
export function learnBoth(examples: readonly Example[]): ChainModels {
  const second = Array.from({ length: folds }, (_, fold) => {
    const first = learnChain(
      examples.filter(({ of }) => of % folds !== fold),
      passes,
    );
    return examples
      .filter(({ of }) => of % folds === fold)
      .map((example) => {
        const { pieces, features, steps } = example.input;
        return { ...example, input: withAgreement(example.input, decode(pieces, features, steps, first)) };
      });
  }).flat();
  return { first: leaning(learnChain(examples, passes)), second: leaning(learnChain(second, passes)) };
}

function leaning(model: ChainModel): ChainModel {
  const always = model.seen.get('1');
  if (always) always[tellLabel] = (always[tellLabel] ?? 0) - leanToHeads;
  return model;
}
