import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compileSerializer, UnfitAnswer } from './serialize.ts';

const Person = z.object({
  id: z.int(),
  name: z.string(),
  score: z.number().nullable(),
  isAdmin: z.boolean(),
  nick: z.string().optional(),
  language: z.enum(['en', 'de']),
  seenAt: z.iso.datetime().nullable(),
  tags: z.array(z.object({ label: z.string() })),
  engine: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rules') }),
    z.object({ kind: z.literal('model'), model: z.string() }),
  ]),
  counts: z.record(z.string(), z.number()),
  loose: z.looseObject({ code: z.string() }),
});

const anyPerson = fc.record({
  id: fc.integer(),
  name: fc.string({ unit: 'grapheme' }),
  score: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  isAdmin: fc.boolean(),
  nick: fc.option(fc.string(), { nil: undefined }),
  language: fc.constantFrom('en', 'de'),
  seenAt: fc.constantFrom(null, '2027-01-02T03:04:05.000Z'),
  tags: fc.array(fc.record({ label: fc.string(), secret: fc.string() })),
  engine: fc.oneof(
    fc.constant({ kind: 'rules', apiKey: 'hidden' }),
    fc.record({ kind: fc.constant('model'), model: fc.string(), apiKey: fc.constant('hidden') }),
  ),
  counts: fc.dictionary(fc.string(), fc.integer()),
  loose: fc.record({ code: fc.string(), more: fc.string() }),
  password: fc.constant('never leaves'),
});

test('writes exactly what zod would let through', () => {
  const serialize = compileSerializer(Person);
  fc.assert(
    fc.property(anyPerson, (person) => {
      expect(JSON.parse(serialize(person))).toEqual(
        JSON.parse(JSON.stringify(z.encode(Person, person as z.infer<typeof Person>))),
      );
    }),
  );
});

test('applies schema transformations to strings', () => {
  expect(compileSerializer(z.object({ name: z.string().trim() }))({ name: ' a ' })).toBe('{"name":"a"}');
});

describe('what the schema does not allow is not sent', () => {
  const fitting = { id: 1, name: 'a', isAdmin: false, tags: [{ label: 'x' }] };
  const Small = Person.pick({ id: true, name: true, isAdmin: true, tags: true });
  test.each([
    ['a missing field', { ...fitting, name: undefined }, 'name'],
    ['null where it is not allowed', { ...fitting, name: null }, 'name'],
    ['a Date instead of a string', { ...fitting, name: new Date(0) }, 'name'],
    ['a number that JSON cannot write', { ...fitting, id: Number.NaN }, 'id'],
    ['a string instead of a boolean', { ...fitting, isAdmin: 'yes' }, 'isAdmin'],
    ['a value instead of a list', { ...fitting, tags: 'x' }, 'tags'],
    ['something wrong deep inside', { ...fitting, tags: [{ label: 1 }] }, 'tags.label'],
    ['nothing at all', undefined, 'it'],
  ])('%s', (_, value, path) => {
    expect(() => compileSerializer(Small)(value)).toThrow(UnfitAnswer);
    expect(() => compileSerializer(Small)(value)).toThrow(`${path} is not`);
  });
});
