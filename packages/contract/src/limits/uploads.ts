/** Upload limits. The server enforces them, and every text that mentions one reads it from here. */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;

/** The promised kinds as a sentence lists them: ".doc, .docx, .pdf, or .txt". */
export const nameUploadKinds = (locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([...uploadExtensions].sort());
