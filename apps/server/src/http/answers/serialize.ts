import type { z } from 'zod';
import { type $ZodType, safeEncode } from 'zod/v4/core';

/** Copies what the schema names, or throws if the value does not fit. */
type Pick = (value: unknown) => unknown;

/**
 * Serializes a response, including only what its schema names. The schema is compiled once: a full zod parse, which checks every
 * string of every response against its pattern, took longer than the rest of the request. What this compiler does not support
 * (unions, records, transforms) is left to zod.
 */
export function compileSerializer(schema: z.ZodType): (answer: unknown) => string {
  const pick = compile(schema);
  return (answer) => JSON.stringify(pick(answer));
}

type Definition = { readonly type: string } & Readonly<Record<string, unknown>>;

function compile(schema: $ZodType): Pick {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return definition.catchall ? leaveToZod(schema) : pickFields(definition.shape as Record<string, $ZodType>);
    case 'array':
      return pickItems(compile(definition.element as $ZodType));
    case 'nullable':
      return passing(null, compile(definition.innerType as $ZodType));
    case 'optional':
      return passing(undefined, compile(definition.innerType as $ZodType));
    case 'string':
      return changesText(definition) ? leaveToZod(schema) : only((value) => typeof value === 'string', 'a text');
    case 'number':
      return only(Number.isFinite, 'a number');
    case 'boolean':
      return only((value) => typeof value === 'boolean', 'yes or no');
    case 'enum':
      return oneOf(Object.values(definition.entries as Record<string, unknown>));
    case 'literal':
      return oneOf(definition.values as readonly unknown[]);
    default:
      return leaveToZod(schema);
  }
}

function pickFields(shape: Readonly<Record<string, $ZodType>>): Pick {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, pick: compile(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new UnfitAnswer('an object');
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      try {
        picked[name] = pick((value as Record<string, unknown>)[name]);
      } catch (error) {
        throw error instanceof UnfitAnswer ? error.within(name) : error;
      }
    }
    return picked;
  };
}

const pickItems =
  (pick: Pick): Pick =>
  (value) => {
    if (!Array.isArray(value)) throw new UnfitAnswer('a list');
    return value.map((item) => pick(item));
  };

const passing =
  (nothing: null | undefined, pick: Pick): Pick =>
  (value) =>
    value === nothing ? nothing : pick(value);

const only =
  (fits: (value: unknown) => boolean, what: string): Pick =>
  (value) => {
    if (!fits(value)) throw new UnfitAnswer(what);
    return value;
  };

function oneOf(values: readonly unknown[]): Pick {
  const known = new Set(values);
  return only((value) => known.has(value), `one of ${values.join(', ')}`);
}

const leaveToZod =
  (schema: $ZodType): Pick =>
  (value) => {
    const { success, data, error } = safeEncode(schema, value);
    if (!success) throw new UnfitAnswer(error.message);
    return data;
  };

/** Checks that change the string, such as `.trim()`. */
const changesText = ({ coerce, checks = [] }: Definition) =>
  coerce === true ||
  (checks as readonly { readonly _zod: { readonly def: { readonly check: string } } }[]).some(
    ({ _zod }) => _zod.def.check === 'overwrite',
  );

/** A handler returned something that its contract does not allow. This is a bug. */
export class UnfitAnswer extends Error {
  constructor(
    private readonly expected: string,
    private readonly path: readonly string[] = [],
  ) {
    super(`the answer does not fit its schema: ${path.join('.') || 'it'} is not ${expected}`);
  }

  within(name: string): UnfitAnswer {
    return new UnfitAnswer(this.expected, [name, ...this.path]);
  }
}
