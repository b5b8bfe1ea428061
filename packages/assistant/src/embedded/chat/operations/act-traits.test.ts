import { expect, test } from 'vitest';
import { readExamples, split } from '../../../../learn/examples.ts';
import { operationOf } from '../acts/operation-acts.ts';
import { operationsOf, performing, type ReadingAct } from './act-traits.ts';

const { operations: examples } = split(readExamples());
const reading = Object.entries(performing).flatMap(([act, how]) => ('otherwise' in how ? [act as ReadingAct] : []));
const everyOne = reading.flatMap((act) => operationsOf(act).map((name) => ({ act, name })));

test.each(everyOne)('the act $act calls the handler of $name when its words say so', ({ act, name }) => {
  const said = examples.filter(({ label }) => label === name).slice(0, 20);
  const meant = said.filter(({ text }) => operationOf(act, text, 0.2) === name);
  expect(meant.length).toBeGreaterThan(said.length / 2);
});

test.each(reading)('without words that decide, the act %s is what the table says', (act) => {
  expect(operationOf(act, 'the', 1)).toBe(performing[act].otherwise);
});
