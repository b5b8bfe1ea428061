import { expect, test } from 'vitest';
import { readRtf } from './read-rtf.ts';

const textOf = (rtf: string): string => readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${rtf}}`, 'latin1')).text;
const field = (instruction: string, shown: string): string =>
  `{\\field{\\*\\fldinst ${instruction}}{\\fldrslt ${shown}}}`;

test('a footer that numbers the pages is left out', () => {
  const numbers = `{\\footer Page ${field('PAGE', '1')} of ${field('NUMPAGES', '2')}\\par Last\\par}`;
  expect(textOf(`${numbers}Body\\par`)).toBe('Body\n\nLast');
});
