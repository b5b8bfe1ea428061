import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with rules of the contract that are loaded when someone begins to fill it in: they bring zod, a
 * quarter of the page's size without them. If they cannot be loaded, only the server validates.
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
  /** To be called when the form gets the focus. */
  readonly preload: () => void;
}
