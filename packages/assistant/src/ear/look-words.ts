import { assistantTable } from '@fitted/language/packs';

/** What is said about this particular resume after a piece of advice. `{name}` stands for a value. */
export const lookWords = assistantTable('look');
