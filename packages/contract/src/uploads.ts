/** What may be uploaded; the server enforces it. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;
