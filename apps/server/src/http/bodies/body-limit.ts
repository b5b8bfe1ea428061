import { isRaw, type RouteShape } from '@fitted/contract/route';
import { z } from 'zod';

/** A chat request carries earlier versions of the resume. */
export const largestBody = 3 * 1024 * 1024;
const smallestLimit = 16 * 1024;
/** A character can be written as a six-byte escape. */
const bytesOfCharacter = 6;
/** Numbers, enum values, dates, addresses. */
const bytesOfValue = 4 * 1024;

/** The size of the longest body that the contract allows, so that a sign-in does not read three megabytes. */
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
  // Numbers, booleans, and values that are accepted but ignored.
  return type === 'object' ? largestBody : bytesOfValue;
}
