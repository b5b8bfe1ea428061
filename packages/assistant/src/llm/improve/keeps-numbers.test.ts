import { expect, test } from 'vitest';
import { keepsNumbers } from './keeps-numbers.ts';

test.each([
  ['I was responsible for the k8s cluster', 'Maintained the Kubernetes cluster'],
  ['Answered 40 calls a day', 'Answered forty calls a day'],
  ['Packed 1,200 boxes', 'Packed 1200 boxes'],
  ['A budget of 120k', 'A budget of 120,000'],
  ['Cut waste by 10 %', 'Waste reduction of 10%'],
  ['Since March 2020', 'Since 03/2020'],
  ['One of our buyers', 'Buyer'],
])('"%s" keeps its figures as "%s"', (before, after) => {
  expect(keepsNumbers(before, after, 'en')).toBe(true);
});

test.each([
  ['Answered 40 calls a day', 'Answered calls every day'],
  ['Cut waste by 10 %', 'Cut waste by 10'],
  ['Ran the shop from 2017 to 2019', 'Ran the shop from 2017'],
  ['3 sites and 21 drivers', '21 drivers'],
])('"%s" loses one as "%s"', (before, after) => {
  expect(keepsNumbers(before, after, 'en')).toBe(false);
});
