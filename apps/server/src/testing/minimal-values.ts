import { isRaw, type RouteShape } from '@fitted/contract/route';
import { z } from 'zod';
import { adminPassword } from './test-database.ts';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** A request that its own schemas accept, or nearly; every id in it is the given one. */
export function buildRequest(route: RouteShape, id: number) {
  const part = (shape: z.ZodType | undefined) =>
    shape ? minimal(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '', id) : undefined;
  const { body } = route;
  return { params: part(route.params), query: part(route.query), body: body && !isRaw(body) ? part(body) : undefined };
}

const isId = (name: string) => name === 'id' || /Id$/.test(name);

function minimal(schema: JsonSchema, name: string, id: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (option) return minimal(option, name, id);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          // Ids are included even where they are optional, as an attacker would try them.
          .filter(([key]) => schema.required?.includes(key) || isId(key))
          .map(([key, inner]) => [key, minimal(inner, key, id)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => minimal(schema.items ?? {}, name, id));
    case 'integer':
    case 'number':
      return isId(name) ? id : Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'string':
      return minimalText(schema, name);
    default:
      return isId(name) ? id : null;
  }
}

function minimalText({ format, minLength = 1 }: JsonSchema, name: string): string {
  if (format === 'email' || /email/i.test(name)) return 'matrix@example.com';
  if (format === 'uri') return 'https://matrix.example/';
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (format === 'date') return '2026-01-01';
  if (name === 'country') return 'Germany';
  // Administrators must repeat their password for sensitive calls. Only their own is accepted.
  if (name === 'currentPassword') return adminPassword;
  return /password/i.test(name) ? 'Matrix-password-1' : 'Matrix'.padEnd(minLength, 'x');
}
