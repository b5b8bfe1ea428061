import { assistantTable } from '@fitted/language/packs';

/** What is said of this very resume behind a piece of advice. `{name}` stands for a value. */
export const lookWords = assistantTable('look');
