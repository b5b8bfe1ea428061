import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

/**
 * Rules for editing: only changed fields are validated and sent. Saving one field does not write back the others as
 * they were when the form was opened, and rows stored with less than the form requires, such as online events, can stay
 * as they are.
 */
export function changeResolver<Input extends FieldValues, Fields>(
  rules: z.ZodObject,
  initial: Input,
): Resolver<Input, unknown, Fields> {
  return (values, context, options) => {
    const changed = Object.entries(rules.shape).filter(([name]) => values[name] !== initial[name]);
    const resolve = zodResolver(z.object(Object.fromEntries(changed))) as unknown as Resolver<Input, unknown, Fields>;
    return resolve(values, context, options);
  };
}
