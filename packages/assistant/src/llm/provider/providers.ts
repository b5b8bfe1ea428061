/** The language models that can be asked, as `AI_PROVIDER` names them. */
export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];

/** A model on a server of one's own needs its address and may do without a key; the others are reached with a key. */
export const isOwnServer = (provider: string): boolean => provider === ('openai-compatible' satisfies Provider);
