import { expect, it } from 'vitest';
import { headingExample } from './heading-examples.ts';
import { learnWeights } from './logistic.ts';
import { writtenWeights } from './written-weights.ts';

const text = 'Robin Vale\n\nContact\nrobin@example.org\n\nExperience\nBaker\t2015 – 2018\n\nBread\nSourdough\n\nBread';

it('finds the headings of a label again among the rows', () => {
  const page = { name: 'a', text, looks: [], label: { sections: ['EXPERIENCE', 'Bread'] } };
  const { rows, gold } = headingExample(page, []);
  const told = rows.map((row, at) => [row.text, gold[at]]);
  expect(told).toContainEqual(['Experience', true]);
  expect(told).toContainEqual(['Contact', undefined]);
  expect(told.filter(([line]) => line === 'Bread')).toEqual([
    ['Bread', true],
    ['Bread', false],
  ]);
});

it('learns what tells headings from other rows, the same in every run', () => {
  const rows = Array.from({ length: 80 }, (_, at) => ({
    features: ['1', at % 4 === 0 ? 'bold' : 'plain', at % 3 === 0 ? 'long' : 'short'],
    isHeading: at % 4 === 0,
  }));
  const weights = learnWeights(rows, 6);
  expect(weights.get('bold')).toBeGreaterThan(1);
  expect(weights.get('plain')).toBeLessThan(-1);
  expect(learnWeights(rows, 6)).toEqual(weights);
  expect(writtenWeights('some', 'What', { first: weights, second: weights })).toContain("'bold\\t");
});

it('leaves out what was hardly seen', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ features: at === 0 ? ['1', 'once'] : ['1'], isHeading: true }));
  expect([...learnWeights(rows, 4).keys()]).toEqual(['1']);
});
