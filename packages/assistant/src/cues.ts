import { pooled } from '@fitted/language/cues/pooled';
import { assistantWords } from '@fitted/language/packs';

/* The words of all rooms by which the assistant understands: packages/language/src/<language>/cues. */

export const actCues = pooled((language) => assistantWords[language].cues.acts);
export const correctionCues = pooled((language) => assistantWords[language].cues.corrections);
export const lineCues = pooled((language) => assistantWords[language].cues.lines);
export const operationCues = pooled((language) => assistantWords[language].cues.operations);
export const personalCues = pooled((language) => assistantWords[language].cues.personal);
export const profileCues = pooled((language) => assistantWords[language].cues.profile);
export const readinessCues = pooled((language) => assistantWords[language].cues.readiness);
export const replyCues = pooled((language) => assistantWords[language].cues.replies);
export const talkCues = pooled((language) => assistantWords[language].cues.talk);
export const wishCues = pooled((language) => assistantWords[language].cues.wishes);
