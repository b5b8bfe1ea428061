import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markLiterals, packMarked } from '../../pack-tables.ts';
import { packTexts } from '../../pack-text.ts';
import { unpack } from './unpack.ts';

const words = fc.constantFrom(
  'pfleg* ',
  'gepfleg* ',
  'betreuung* ',
  '料理 ',
  '調理 ',
  '𠮷野 ',
  '\n    ',
  "it's $5 ",
  '`\\ ',
);
const texts = fc.array(
  fc.array(words, { maxLength: 200 }).map((some) => some.join('')),
  { maxLength: 4 },
);

test('what is unpacked is what was packed', () => {
  fc.assert(
    fc.property(texts, (some) => {
      const { codes, packed } = packTexts(some);
      expect(packed.map((one) => unpack(codes, one))).toEqual(some);
    }),
    { numRuns: 50 },
  );
});

test('a table of words becomes a third shorter or more', () => {
  const table = 'betreu* betreuung* begleit* begleitung* pfleg* gepfleg* versorg* versorgung* umsorg* '.repeat(20);
  const { codes, packed } = packTexts([table]);
  expect(codes.length + (packed[0]?.length ?? 0)).toBeLessThan(table.length * 0.67);
});

test('a module has the same values and as many lines, whichever of its texts are packed', () => {
  const long = 'reinig* gereinig* wisch* gewisch* sauber* '.repeat(3);
  const code = `const tag = (parts) => parts.raw[0];
export const values = [
  \`
  ${long}
  one \\\n    line
  \`,
  { '${long}': ['${long}', 'a' +
    '${long}'], filled: \`${long}\${1 + 1}\`, raw: tag\`\\p{L} ${long}\`, short: 'pfleg*', mixed: ['${long}', 7] },
];`;
  const marked = markLiterals(code, 'de');
  const packed = packMarked(marked);
  expect(packed).not.toContain(`'${long}', 'a'`);
  expect(packed.split('\n')).toHaveLength(code.split('\n').length);
  expect(valuesOf(packed)).toEqual(valuesOf(code));
});

function valuesOf(code: string): unknown {
  const body = code.replace(/import [^;]*;/u, '').replace('export const values =', 'return');
  return new Function('unpack', body)(unpack);
}
