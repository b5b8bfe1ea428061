/** Upload limits. The server enforces them, and every text that mentions one reads it from here. */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;
/** Read as well. Sentences name the four above, which were promised; the page adds these. */
export const furtherExtensions = ['.odt', '.rtf', '.md'] as const;
export const acceptedExtensions: readonly string[] = [...uploadExtensions, ...furtherExtensions];

/** The accepted kinds as a sentence lists them: ".doc, .docx, .pdf, or .txt". */
export const nameUploadKinds = (locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([...uploadExtensions].sort());
