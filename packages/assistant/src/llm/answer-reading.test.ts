import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeafObjects, parseJson, readObject } from './answer-reading.ts';
import type { LlmFailure } from './failure.ts';
import { speaks } from './speaks.ts';

const edit = fc.record({ op: fc.string(), text: fc.string(), order: fc.array(fc.string()) });

test('every edit is found once, however the text is cut and whatever its strings hold', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (edits, size) => {
      const objects = new LeafObjects();
      const text = `\`\`\`json\n${JSON.stringify({ edits })}\n\`\`\``;
      const found = (text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? []).flatMap((piece) => objects.push(piece));
      expect(found.map(parseJson)).toEqual(edits);
      expect(objects.isOpen).toBe(false);
    }),
  );
});

test('what is not complete is not given out', () => {
  const objects = new LeafObjects();
  expect(objects.push('{"edits":[{"op":"a"},{"op":"b","text":"}')).toEqual(['{"op":"a"}']);
  expect(objects.isOpen).toBe(true);
});

test.each([
  ['', 'empty'],
  ['I cannot do that.', 'refusal'],
  ['抱歉，我无法这样做。', 'refusal'],
  ['Sure, here you go', 'malformed'],
  ['{"a":', 'malformed'],
])('“%s” is %s', (text, code) => {
  expect(() => readObject(text)).toThrow(expect.objectContaining({ code }) as LlmFailure);
});

test.each([
  ['en', 'Managed the warehouse and trained staff', '', true],
  ['en', 'Gestión del almacén y formación de los empleados con los turnos', '', false],
  [
    'en',
    'Gestión del almacén y de los turnos con los empleados',
    'Gestión del almacén con los turnos y las rutas',
    true,
  ],
  ['de', 'Managed the warehouse for the north of the country', 'Leitung des Lagers', false],
  ['de', 'SAP, Excel, Jira', '', true],
  ['zh', 'Managed the warehouse team', '管理仓库团队', false],
  ['zh', 'Excel, SAP', '熟悉Excel', true],
  ['ja', '倉庫の管理', '倉庫を管理', true],
  ['ja', '已完成，我把仓库管理的那一行改得更清楚了。', '短くして', false],
  ['ja', '東京都立大学経済学部経済学科卒業', '東京都立大学経済学部卒業', true],
  ['fr', '管理仓库', 'Gestion du stock', false],
] as const)('%s: “%s” beside “%s”: %s', (language, text, beside, expected) => {
  expect(speaks(language, text, beside)).toBe(expected);
});
