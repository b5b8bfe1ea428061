import type { Resume, ResumeSummary, ResumeVersion } from '@fitted/contract/resumes';
import type { ResumeRepository, ResumeRow, VersionRow } from './repository.ts';

type SummaryRow = Awaited<ReturnType<ResumeRepository['listOwned']>>['page'][number];

export const presentSummary = (row: SummaryRow): ResumeSummary => ({
  id: row.id,
  title: row.title,
  preview: row.preview,
  versionCount: row.versionCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentResume = (row: ResumeRow): Resume => ({
  id: row.id,
  title: row.title,
  originalText: row.originalText,
  improvedText: row.improvedText,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentVersion = (row: VersionRow): ResumeVersion => ({
  id: row.id,
  originalText: row.originalText,
  improvedText: row.improvedText,
  improvementType: row.improvementType,
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
});
