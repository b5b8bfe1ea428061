import { z } from 'zod';
import { languages } from './language-list.ts';

export { defaultLanguage, languages, scriptOf } from './language-list.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
