/** The supported language model providers, as named in `AI_PROVIDER`. */
export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];

/**
 * What asks each provider not to keep what people send, in the words of its library; null where it has no such option.
 * What a provider keeps is told in `docs/language-models.md`.
 */
const keepNothing: Readonly<Record<Provider, Readonly<Record<string, boolean>> | null>> = {
  openai: { store: false },
  anthropic: null,
  google: null,
  'openai-compatible': null,
};

/** Sent with every question. A library takes what is under its own name and ignores the rest. */
export const keepNothingOptions = Object.fromEntries(
  Object.entries(keepNothing).flatMap(([provider, option]) => (option ? [[provider, { ...option }]] : [])),
);

/** A self-hosted model needs an address and may do without a key; the others need a key. */
export const isOwnServer = (provider: string): boolean => provider === ('openai-compatible' satisfies Provider);
