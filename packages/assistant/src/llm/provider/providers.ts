/** The supported language model providers, as named in `AI_PROVIDER`. */
export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];

/** A self-hosted model needs an address and may do without a key; the others need a key. */
export const isOwnServer = (provider: string): boolean => provider === ('openai-compatible' satisfies Provider);
