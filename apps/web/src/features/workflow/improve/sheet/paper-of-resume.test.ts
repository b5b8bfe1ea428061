import { expect, test } from 'vitest';
import { paperOfResume } from './paper-of-resume.ts';

test.each([
  ['Marisol Tenney, RN\nDayton, OH | (937) 555-0142 | marisol@sample.example', 'letter'],
  ['Robin Roy\nMontréal, QC\nrobin@sample.example', 'letter'],
  ['Robin Sample\n+1 415 555 0100', 'letter'],
  ['Robin Sample\nAustin, Texas, United States', 'letter'],
  ['Maya Okafor\nmaya@sample.example | +44 20 7946 0000', 'a4'],
  ['Robin Muster\nBerlin | +49 30 555-0100', 'a4'],
  // A resume that names neither falls back to the browser's paper.
  ['Robin Sample\nrobin@sample.example', undefined],
  ['Robin Sample\nGesundheits- und Krankenpflegerin, IN Teilzeit', undefined],
])('%j prints on %s', (text, paper) => {
  expect(paperOfResume(text)).toBe(paper);
});

test('an employer’s address further down says nothing about the person', () => {
  const text = ['Robin Sample', ...Array.from({ length: 10 }, () => 'A line'), 'Clerk, Dayton, OH'].join('\n');
  expect(paperOfResume(text)).toBeUndefined();
});
