import { pooled } from '@fitted/language/cues/pooled';
import { postingTables } from '@fitted/language/packs';

/** The words of all rooms by which postings are read: packages/language/src/<language>/cues/job.ts. The browser does without. */
export const jobCues = pooled((language) => postingTables[language].jobCues);
