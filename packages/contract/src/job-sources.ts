export const jobSources = [
  'Indeed',
  'LinkedIn',
  'Glassdoor',
  'ZipRecruiter',
  'Monster',
  'Other',
  'Manual Entry',
] as const;
export type JobSource = (typeof jobSources)[number];
