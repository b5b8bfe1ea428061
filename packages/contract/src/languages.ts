import { z } from 'zod';

/** The languages of the interface and of resumes, in the order of the language picker. */
export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const;

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const defaultLanguage: Language = 'en';
