import type { JobDescription, JobDescriptionSummary } from '@fitted/contract/job-descriptions';
import type { JobDescriptionRepository, JobRow } from './repository.ts';

type SummaryRow = Awaited<ReturnType<JobDescriptionRepository['listOwned']>>['page'][number];

export const presentJobSummary = (row: SummaryRow): JobDescriptionSummary => ({
  id: row.id,
  title: row.title,
  company: row.company,
  source: row.source,
  preview: row.preview,
  createdAt: row.createdAt.toISOString(),
});

export const presentJob = (row: JobRow): JobDescription => ({
  id: row.id,
  title: row.title,
  company: row.company,
  source: row.source,
  description: row.description,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
