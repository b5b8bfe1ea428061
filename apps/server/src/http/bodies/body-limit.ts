import { isRaw, type RouteShape } from '@fitted/contract/route';
import { z } from 'zod';

/** A chat request carries earlier versions of the resume. */
export const maxBodyBytes = 3 * 1024 * 1024;
const minBodyLimit = 16 * 1024;
/** A character can be written as a six-byte escape. */
const bytesOfCharacter = 6;
/** Numbers, enum values, dates, addresses. */
const bytesOfValue = 4 * 1024;

/** The size of the longest body that the contract allows, so that a sign-in does not read three megabytes. */
export function bodyLimitOf({ body }: RouteShape): number {
  if (!body || isRaw(body)) return maxBodyBytes;
  const bytes = maxBytes(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return Math.min(maxBodyBytes, Math.max(minBodyLimit, bytes));
}

type Schema = z.core.JSONSchema.BaseSchema;

function maxBytes(schema: Schema | boolean): number {
  if (typeof schema === 'boolean') return schema ? maxBodyBytes : 0;
  const { anyOf, allOf, type } = schema;
  if (schema.maxLength !== undefined) return schema.maxLength * bytesOfCharacter + 2;
  if (anyOf) return Math.max(...anyOf.map(maxBytes));
  if (allOf) return Math.max(...allOf.map(maxBytes));
  if (schema.enum || schema.const !== undefined) return bytesOfValue;
  if (type === 'string') return schema.format ? bytesOfValue : maxBodyBytes;
  if (type === 'array') {
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return items === undefined || schema.maxItems === undefined
      ? maxBodyBytes
      : schema.maxItems * (maxBytes(items) + 1);
  }
  if (type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties);
    return fields.reduce((sum, [name, field]) => sum + name.length + 8 + maxBytes(field), minBodyLimit);
  }
  // Numbers, booleans, and values that are accepted but ignored.
  return type === 'object' ? maxBodyBytes : bytesOfValue;
}
