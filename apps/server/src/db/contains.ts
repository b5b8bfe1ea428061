/** An `ilike` pattern that finds the text anywhere. LIKE wildcards in the text are escaped. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** An `ilike` pattern that matches exactly this text, ignoring case. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
