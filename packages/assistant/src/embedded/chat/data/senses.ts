import { senseSections } from '@fitted/language/chat-words';
import { chatTable } from '@fitted/language/packs';

const tables = Object.values(chatTable('senses'));

/** The section that a statement belongs to, judged by its own words in any language. */
export const senses = senseSections.map((section) => ({
  section,
  pattern: new RegExp(tables.map((table) => table[section].saying).join('|'), 'iu'),
}));
