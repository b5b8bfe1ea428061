import type { ApplicationForm, changeApplication } from '@fitted/contract/applications';
import type { ResumeId, UserId } from '@fitted/contract/primitives';
import type { RouteInput } from '@fitted/contract/route';
import { compact } from '../../db/compact.ts';
import { theRow } from '../../db/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { dayOf } from './present.ts';
import type { ApplicationChange, ApplicationRepository, ApplicationRow, NewApplication } from './repository.ts';

type ChangeBody = RouteInput<typeof changeApplication>['body'];

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export async function noteApplication(
  form: ApplicationForm,
  userId: UserId,
  applications: ApplicationRepository,
  now: Date,
): Promise<ApplicationRow> {
  await requireOwnResume(form.resumeId, userId, applications);
  return theRow(await applications.insert([toRow(form, userId, now)]), 'an insert returned no row');
}

export async function importRows(
  rows: readonly ApplicationForm[],
  userId: UserId,
  applications: ApplicationRepository,
  now: Date,
): Promise<number> {
  return (await applications.insert(rows.map((form) => toRow(form, userId, now)))).length;
}

/** If two browsers edit at once, the second to save gets an error and overwrites nothing. */
export async function changeSeen(
  id: number,
  { version, applicationDate, ...body }: ChangeBody,
  userId: UserId,
  applications: ApplicationRepository,
): Promise<ApplicationRow> {
  await requireOwnResume(body.resumeId, userId, applications);
  const change: ApplicationChange = {
    ...compact(body),
    ...(body.notes !== undefined && { notes: body.notes || null }),
    ...(applicationDate !== undefined && { applicationDate: atMidnight(applicationDate) }),
  };
  const changed = await applications.changeOwned(id, userId, version, change);
  if (changed) return changed;
  throw new AppError((await applications.findOwned(id, userId)) ? 'changed_meanwhile' : 'not_found');
}

async function requireOwnResume(
  resumeId: ResumeId | null | undefined,
  userId: UserId,
  applications: ApplicationRepository,
): Promise<void> {
  if (resumeId && !(await applications.ownsResume(resumeId, userId))) throw new AppError('not_found');
}

const toRow = (form: ApplicationForm, userId: UserId, now: Date): NewApplication => ({
  userId,
  jobTitle: form.jobTitle,
  company: form.company,
  applicationDate: atMidnight(form.applicationDate ?? dayOf(now)),
  status: form.status,
  notes: form.notes,
  followUpOn: form.followUpOn ?? null,
  resumeId: form.resumeId ?? null,
});
