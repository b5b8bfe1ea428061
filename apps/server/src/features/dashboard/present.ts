import type { Activity } from '@fitted/contract/dashboard';
import type { ActivityRow } from './repository.ts';

export const presentActivity = ({ kind, id, title, status, at }: ActivityRow): Activity => ({
  kind,
  id,
  title: firstLine(title),
  status,
  at: at.toISOString(),
});

/** Distinguishes untitled resumes. */
const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';
