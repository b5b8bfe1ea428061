import { isRaw, type RouteShape } from '@fitted/contract/route';
import { z } from 'zod';

/** A chat carries its earlier versions of the resume. */
export const largestBody = 3 * 1024 * 1024;
const smallestLimit = 16 * 1024;
/** A character can be written as an escape of six. */
const bytesOfCharacter = 6;
/** Numbers, words of a list, dates, addresses. */
const bytesOfValue = 4 * 1024;

/** As many bytes as the longest body that the contract lets through can take: a sign-in is not read for three megabytes. */
export function bodyLimitOf({ body }: RouteShape): number {
  if (!body || isRaw(body)) return largestBody;
  const bytes = mostBytes(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return Math.min(largestBody, Math.max(smallestLimit, bytes));
}

type Schema = z.core.JSONSchema.BaseSchema;

function mostBytes(schema: Schema | boolean): number {
  if (typeof schema === 'boolean') return schema ? largestBody : 0;
  const { anyOf, allOf, type } = schema;
  if (schema.maxLength !== undefined) return schema.maxLength * bytesOfCharacter + 2;
  if (anyOf) return Math.max(...anyOf.map(mostBytes));
  if (allOf) return Math.max(...allOf.map(mostBytes));
  if (schema.enum || schema.const !== undefined) return bytesOfValue;
  if (type === 'string') return schema.format ? bytesOfValue : largestBody;
  if (type === 'array') {
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return items === undefined || schema.maxItems === undefined
      ? largestBody
      : schema.maxItems * (mostBytes(items) + 1);
  }
  if (type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties);
    return fields.reduce((sum, [name, field]) => sum + name.length + 8 + mostBytes(field), smallestLimit);
  }
  // Numbers and flags, and what is taken only to be ignored.
  return type === 'object' ? largestBody : bytesOfValue;
}
