import { expect, test } from 'vitest';
import { isSameThing } from './same-thing.ts';

test.each([
  ['k8s', 'Kubernetes'],
  ['POS', 'point-of-sale'],
  ['Node.js', 'NodeJS'],
  ['CRRT', 'continuous renal replacement therapy'],
  ['invoice', 'invoices'],
])('%s is %s', (one, other) => {
  expect(isSameThing(one, other) && isSameThing(other, one)).toBe(true);
});

test.each([
  ['Java EE', 'Java'],
  ['AngularJS', 'Angular'],
  ['RStudio', 'R'],
  ['Excel', 'Excel macros'],
  ['CI', 'CI/CD'],
])('%s is not %s', (one, other) => {
  expect(isSameThing(one, other) || isSameThing(other, one)).toBe(false);
});
