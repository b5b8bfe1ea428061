/** Upload limits; the server enforces them. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const uploadExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;
