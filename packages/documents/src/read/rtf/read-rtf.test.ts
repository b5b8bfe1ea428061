import { expect, test } from 'vitest';
import { readRtf } from './read-rtf.ts';

const textOf = (rtf: string): string => readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${rtf}}`, 'latin1')).text;
const field = (instruction: string, shown: string): string =>
  `{\\field{\\*\\fldinst ${instruction}}{\\fldrslt ${shown}}}`;

test('a footer that numbers the pages is left out', () => {
  const numbers = `{\\footer Page ${field('PAGE', '1')} of ${field('NUMPAGES', '2')}\\par Last\\par}`;
  expect(textOf(`${numbers}Body\\par`)).toBe('Body\n\nLast');
});

test.each([
  ['a sign of a picture font', "{\\listtext\\f3\\'a7\\tab}Led", '• Led'],
  ['a letter that draws a circle', '{\\listtext\\f1 o\\tab}Led', '• Led'],
  ['a character that readers may skip', "{\\*\\pntext\\f3\\'d8\\tab}Led", '• Led'],
  ['a number', '{\\listtext 12.\\tab}Led', '12. Led'],
  ['a number of letters', '{\\listtext (iv)\\tab}Led', '(iv) Led'],
  ['nothing', '{\\listtext\\tab}Led', 'Led'],
  ['a bullet that was typed in a picture font', "{\\f3\\'a7} Led", '• Led'],
  ['a middle dot of a text font', "Leeds \\'b7 York", 'Leeds · York'],
])('a list item with %s', (_, rtf, text) => {
  expect(textOf(`{\\fonttbl{\\f1\\fcharset0 Courier;}{\\f3\\fcharset2{\\*\\panose 05}Wingdings;}}${rtf}\\par`)).toBe(
    text,
  );
});

test('cells of several paragraphs are read one after the other', () => {
  const skills =
    '\\trowd\\pard\\intbl SKILLS\\par Go\\par SQL\\cell EXPERIENCE\\par Engineer, Contoso\\cell\\trowd\\row';
  const study = '\\trowd\\pard\\intbl 2010\\cell MSc\\par University of Leeds, with a thesis on lasers\\cell\\row';
  expect(textOf(`Ada\\par ${skills}${study}\\pard End\\par`)).toBe(
    'Ada\n\nSKILLS\nGo\nSQL\n\nEXPERIENCE\nEngineer, Contoso\n\n2010\tMSc\nUniversity of Leeds, with a thesis on lasers\nEnd',
  );
});

test('a row that a torn file leaves open is still read', () => {
  expect(textOf('\\trowd\\intbl Go\\cell SQL')).toBe('Go\tSQL');
});

test.each(['{\\footnote \\chftn\\tab A note.}', '{\\*\\footnote A note.\\par}'])(
  'a footnote follows the text: %s',
  (note) => {
    expect(textOf(`Led${note} a team\\par{\\footer Last\\par}`)).toBe('Led a team\n\nA note.\n\nLast');
  },
);

test.each([
  ['as an ASCII letter', "\\f1 \\'83e\\'83X\\'83g", 'テスト'],
  ['as an escaped character', "\\f1 \\'83\\\\", 'ソ'],
  ['on the next line of the file', "\\f1 \\'83\r\n\\'65", 'テ'],
  ['nowhere, after a letter of one byte', "\\f0 \\'e9e", 'ée'],
])('the second byte of a letter stands %s', (_, rtf, text) => {
  expect(textOf(`{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset128 Hiragino;}}${rtf}`)).toBe(text);
});
