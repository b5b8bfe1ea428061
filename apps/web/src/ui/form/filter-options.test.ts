import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = ["Côte d'Ivoire", 'Germany', 'United Kingdom', 'Niger', 'Nigeria', 'Oman', 'Romania'].map((label) => ({
  value: label,
  label,
}));

test.each([
  ['nothing shows all', '', options.map(({ label }) => label)],
  ['blanks show all', '  ', options.map(({ label }) => label)],
  ['accents do not matter', 'cote', ["Côte d'Ivoire"]],
  ['case does not matter', 'GERM', ['Germany']],
  ['the middle counts too', 'king', ['United Kingdom']],
  ['what begins so comes first', 'oman', ['Oman', 'Romania']],
  ['no match', 'xyz', []],
])('%s', (_, typed, found) => {
  expect(filterOptions(options, typed).map(({ label }) => label)).toEqual(found);
});
