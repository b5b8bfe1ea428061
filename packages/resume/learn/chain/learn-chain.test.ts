import { expect, it } from 'vitest';
import { decode } from '../../src/parse/chain/decode.ts';
import {
  datesLabel,
  employerLabel,
  firstOpening,
  labelCount,
  tellLabel,
  titleLabel,
} from '../../src/parse/chain/labels.ts';
import { chainInput } from '../../src/parse/chain/read-chain.ts';
import { sectionsOfWork } from '../../src/parse/parse-resume.ts';
import { goldOf } from './gold.ts';
import { makeResume } from './made-sections.ts';
import { type Example, learnChain } from './random-field.ts';
import { SeededRandom } from './seeded-random.ts';

const heads = [
  ['Baker', 'Kestrel Foods', 'Leeds'],
  ['Systems Analyst', 'Tundra Air', 'Boston, MA'],
  ['Head Nurse', 'Harbour Clinic', ''],
] as const;
const tellings = ['Kept the books of three shops.', 'Trained six new colleagues', 'Cut the waste by a third'];

function madeExamples(count: number): Example[] {
  const dice = new SeededRandom(3);
  return Array.from({ length: count }, (_, of) => {
    const { text, looks, roles } = makeResume('en', heads, tellings, dice);
    return sectionsOfWork(text, looks).flatMap(({ rows, byRules }) => {
      const input = chainInput(rows, byRules);
      const gold = goldOf(input, roles);
      return gold ? [{ of, input, gold }] : [];
    });
  }).flat();
}

it('finds the roles of a made-up section again', () => {
  const [section] = sectionsOfWork(
    'Robin Vale\n\nExperience\nBaker, Kestrel Foods\t2015 – 2018\n• Baked bread\n\nEducation\nBSc, 2010',
  );
  if (!section) throw new Error('no section of work');
  const input = chainInput(section.rows, section.byRules);
  const role = { title: 'Baker', employer: 'Kestrel Foods', start: '2015', end: '2018' };
  expect(goldOf(input, [role])).toEqual([titleLabel + firstOpening - 1, employerLabel, datesLabel, tellLabel]);
  expect(goldOf(input, [{ ...role, title: 'Cook' }])).toBeUndefined();
});

it('makes the same sections in every run, and most of them are found again', () => {
  const [one, other] = [madeExamples(30), madeExamples(30)];
  expect(other).toEqual(one);
  expect(one.length).toBeGreaterThan(20);
});

it('learns to label what it was shown', () => {
  const examples = madeExamples(30);
  const model = learnChain(examples, 6);
  let [right, all] = [0, 0];
  for (const { input, gold } of examples) {
    const got = decode(input.pieces, input.features, input.steps, model);
    right += gold.filter((label, at) => label === got[at]).length;
    all += gold.length;
  }
  expect(labelCount).toBe(9);
  expect(right / all).toBeGreaterThan(0.95);
});
