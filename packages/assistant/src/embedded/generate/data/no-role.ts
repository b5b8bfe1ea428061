import { assistantWords } from '@fitted/language/packs';

const all = Object.values(assistantWords);

/** After "student" these name a job: "student nurse". */
const jobs = 'nurse|teacher|support|services|advis[eo]r|union|success|paramedic|midwife|affairs|recruitment';

export const noRole = new RegExp(`^(?:${all.map(({ noRole }) => noRole).join('|')})$`, 'iu');
export const learner = new RegExp(
  `^(?:${all.map(({ learner }) => learner).join('|')})(?![\\p{L}-])(?! (?:${jobs}))`,
  'iu',
);
