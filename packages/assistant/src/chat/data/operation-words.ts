import { assistantTable } from '@fitted/language/packs';

/** Button labels, offered when it is not clear what was meant. */
export const operationWords = assistantTable('operations');
