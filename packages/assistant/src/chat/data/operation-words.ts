import { assistantTable } from '@fitted/language/packs';

/** What is offered as a button when it is not clear what was meant. */
export const operationWords = assistantTable('operations');
