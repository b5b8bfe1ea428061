import type { Application } from '@fitted/contract/applications';
import type { ApplicationRow } from './repository.ts';

/** Days are stored as midnight UTC, so that they are the same day wherever they are read. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Two-digit years were accepted once and cannot be read; the day the row was created is the closest to it. */
const appliedOn = ({ applicationDate, createdAt }: ApplicationRow): string =>
  dayOf(Number.isNaN(applicationDate.getTime()) ? createdAt : applicationDate);

export const presentApplication = (row: ApplicationRow): Application => ({
  id: row.id,
  resumeId: row.resumeId,
  jobTitle: row.jobTitle,
  company: row.company,
  applicationDate: appliedOn(row),
  status: row.status,
  notes: row.notes,
  followUpOn: row.followUpOn,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
