/** The pattern for `ilike` that finds a text anywhere: the signs that LIKE reads as wildcards stand for themselves. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The pattern for `ilike` that finds exactly this text, in capitals or not. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
