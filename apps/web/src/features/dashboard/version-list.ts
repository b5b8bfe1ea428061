import type { Resume, ResumeVersion } from '@fitted/contract/resumes';

/** A text of a resume that can be compared, downloaded or restored. */
export interface TextVersion {
  /** `original`, `current`, or the version's number. */
  readonly key: string;
  readonly text: string;
  readonly kind: 'original' | 'current' | 'saved';
  readonly number?: number;
  readonly improvementType?: string;
  readonly createdAt: string;
  readonly versionId?: number;
}

/** Newest first, the original last. The current text is a separate entry only if no version has the same text. */
export function listTexts(resume: Resume, versions: readonly ResumeVersion[]): TextVersion[] {
  const saved = versions.map(
    (version, index): TextVersion => ({
      key: String(version.id),
      text: version.improvedText,
      kind: 'saved',
      number: versions.length - index,
      improvementType: version.improvementType,
      createdAt: version.createdAt,
      versionId: version.id,
    }),
  );
  const current = resume.improvedText;
  const isKept = current === null || current === resume.originalText || saved.some(({ text }) => text === current);
  return [
    ...(isKept ? [] : [{ key: 'current', text: current, kind: 'current' as const, createdAt: resume.updatedAt }]),
    ...saved,
    { key: 'original', text: resume.originalText, kind: 'original', createdAt: resume.createdAt },
  ];
}
