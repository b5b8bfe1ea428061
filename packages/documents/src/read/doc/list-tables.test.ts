import { describe, expect, test } from 'vitest';
import { readListPlace, readLists, readStyleLists } from './list-tables.ts';

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const i32 = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer);

/** The properties that put a paragraph in a list, after some others. */
const inList = (list: number, level: number) =>
  Buffer.concat([u16(0x2403), Buffer.from([1]), u16(0x260a), Buffer.from([level]), u16(0x460b, list)]);

describe('where a paragraph stands', () => {
  test.each([
    ['nowhere', Buffer.alloc(0), {}],
    ['in a list', inList(3, 2), { list: 3, level: 2 }],
    ['taken out of the list of its style', u16(0x460b, 0), { list: 0 }],
    [
      'behind properties of a length of their own',
      Buffer.concat([u16(0xc60d), Buffer.from([2, 0, 0]), inList(1, 0)]),
      { list: 1, level: 0 },
    ],
    ['cut off', u16(0x460b), {}],
  ])('%s', (_, properties, place) => {
    expect(readListPlace(properties)).toEqual(place);
  });
});

/** A level of a list: its start, its number format, and its text. */
const level = (start: number, form: number, text: string) =>
  Buffer.concat([
    i32(start),
    Buffer.from([form]),
    Buffer.alloc(19),
    Buffer.from([1, 2, 0, 0]),
    Buffer.alloc(3),
    u16(text.length),
    Buffer.from(text, 'utf16le'),
  ]);
const definition = (id: number) => Buffer.concat([i32(id, 0), Buffer.alloc(18), Buffer.from([1, 0])]);

test('lists are found in the order in which paragraphs name them', () => {
  const definitions = Buffer.concat([
    u16(3),
    definition(70),
    definition(80),
    definition(90),
    level(1, 23, '•'),
    level(4, 0, '\0.'),
    level(1, 255, ''),
  ]);
  const uses = Buffer.concat([i32(3), ...[80, 90, 70].map((id) => Buffer.concat([i32(id), Buffer.alloc(12)]))]);
  const main = Buffer.alloc(0x400);
  main.writeUInt32LE(0, 0x02e2);
  main.writeUInt32LE(definitions.length, 0x02e6);
  main.writeUInt32LE(definitions.length, 0x02ea);
  main.writeUInt32LE(uses.length, 0x02ee);
  expect(readLists(main, Buffer.concat([definitions, uses]))).toEqual([
    { id: 80, marks: ['number'], starts: [4] },
    { id: 90, marks: ['none'], starts: [1] },
    { id: 70, marks: ['bullet'], starts: [1] },
  ]);
});

test('a style puts its paragraphs in a list, and those that are based on it', () => {
  const style = (base: number, properties: Buffer) => {
    const name = 'Mine';
    const papx = Buffer.concat([u16(0), properties]);
    const body = Buffer.concat([
      u16(0, 1 | (base << 4), 2, 0, 0, name.length),
      Buffer.from(name, 'utf16le'),
      u16(0, papx.length),
      papx,
    ]);
    return Buffer.concat([u16(body.length), body, Buffer.alloc(body.length % 2)]);
  };
  const table = Buffer.concat([
    u16(4, 4, 10),
    style(0xfff, Buffer.alloc(0)),
    style(0, inList(2, 1)),
    u16(0),
    style(1, u16(0x460b, 5)),
  ]);
  expect(readStyleLists(Buffer.alloc(0x400), table)).toEqual([{}, { list: 2, level: 1 }, {}, { list: 5, level: 1 }]);
});
