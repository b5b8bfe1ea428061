import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks a form by rules of the contract that are fetched when somebody begins to fill it: they bring zod, which is a quarter
 * of what the page weighs without them. Where they cannot be fetched, the server's own check is the only one.
 */
export function lazyRules<Input extends FieldValues>(load: () => Promise<z.ZodType<Input, Input>>): LazyRules<Input> {
  const loadBoth = () => Promise.all([import('@hookform/resolvers/zod'), load()]);
  return {
    preload: () => void loadBoth().catch(() => undefined),
    resolver: async (values, context, options) => {
      const loaded = await loadBoth().catch(() => undefined);
      if (!loaded) return { values, errors: {} };
      const [{ zodResolver }, rules] = loaded;
      return zodResolver(rules)(values, context, options);
    },
  };
}

export interface LazyRules<Input extends FieldValues> {
  readonly resolver: Resolver<Input, unknown, Input>;
  /** For the moment when the form gets the focus. */
  readonly preload: () => void;
}
