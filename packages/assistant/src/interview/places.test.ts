import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { namedPlaces } from './places.ts';

const namesIn = (text: string) => namedPlaces(parseResume(text)).map(({ name }) => name);

test('an answer can go under a role, or under what was learnt', () => {
  const names = namesIn(`Maya Okafor

Education
BSc Logistics, University of Hull, 2014 – 2017

Experience
Operations Analyst, Northgate Freight, Jan 2021 – Present
- Cut late deliveries from 9% to 4%

Clerk, Old Works, 2018 – 2020
- Kept the books`);
  expect(names).toEqual(['Operations Analyst', 'Clerk', 'BSc Logistics'].map((name) => expect.stringContaining(name)));
});

test('with a single role there is nothing to choose', () => {
  const names = namesIn(`Maya Okafor

Education
BSc Logistics, University of Hull, 2014 – 2017

Experience
Operations Analyst, Northgate Freight, Jan 2021 – Present
- Cut late deliveries from 9% to 4%`);
  expect(names).toEqual([expect.stringContaining('Operations Analyst')]);
});

test('where work is told without roles, its heading is the place', () => {
  expect(
    namesIn(`Maya Okafor

Experience
- Drove a forklift for six years
- Counted the stock of two depots`),
  ).toEqual(['Experience']);
});
