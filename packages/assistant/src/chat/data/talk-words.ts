import { assistantTable } from '@fitted/language/packs';

/** Words addressed to the assistant. They never occur in resume lines, so a line with one of them is not a fact. */
export const talkWords = assistantTable('talk');
