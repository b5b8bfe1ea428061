import { pooled } from '@fitted/language/cues/pooled';
import { packs } from '@fitted/language/packs';

/* The words of all rooms by which resumes and answers are read: packages/language/src/<language>/cues. */

export const answerCues = pooled((language) => packs[language].answerCues);
export const matchCues = pooled((language) => packs[language].matchCues);
export const readingCues = pooled((language) => packs[language].readingCues);
