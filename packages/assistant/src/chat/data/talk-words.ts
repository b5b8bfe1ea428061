import { assistantTable } from '@fitted/language/packs';

/** Words with which somebody speaks to the assistant. No line of a resume has them, so a line that would is not a fact. */
export const talkWords = assistantTable('talk');
