import type { Application } from '@fitted/contract/applications';

/** For tests. */
export const buildApplication = (changes: Partial<Application> = {}): Application => ({
  id: 1,
  resumeId: null,
  jobTitle: 'Ward Nurse',
  company: 'Northgate',
  applicationDate: '2026-03-29',
  status: 'applied',
  notes: null,
  followUpOn: null,
  version: 1,
  createdAt: '2026-03-29T10:00:00.000Z',
  updatedAt: '2026-03-29T10:00:00.000Z',
  ...changes,
});
