import { assistantTable } from '@fitted/language/packs';

/** What readers and parsers expect to find above each kind of section. */
export const standardHeadings = assistantTable('headings');
