import { readdirSync, readFileSync } from 'node:fs';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { placeEdit, type WrittenEdit } from '@fitted/resume/guard/cases/place-edit';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';

export type Half = 'tuning' | 'tuning-2' | 'tuning-3' | 'check' | 'sealed';

export interface GuardMiss {
  readonly id: string;
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
  readonly before: string;
  readonly after: string;
  readonly claims: readonly string[];
}

export interface GuardFigures {
  readonly lies: number;
  readonly liesHeldBack: number;
  readonly honest: number;
  readonly honestHeldBack: number;
  /** Wall time; says little on a busy machine. */
  readonly meanMsPerEdit: number;
  readonly meanCpuMsPerEdit: number;
  /** Edits whose line or section the parsed resume does not have; they count as held back. */
  readonly unplaced: number;
  /** Empty for the halves that are only measured, so that nobody tunes on them. */
  readonly misses: readonly GuardMiss[];
}

interface SuiteEdit extends WrittenEdit {
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
}

interface SuiteResume {
  readonly slug: string;
  readonly resumeText: string;
  readonly statedFacts: readonly string[];
  readonly edits: readonly SuiteEdit[];
}

export function evaluateGuard(half: Half): GuardFigures {
  const folder = new URL(`guard-suite/${half}/`, import.meta.url);
  const misses: GuardMiss[] = [];
  const count = { lies: 0, liesHeldBack: 0, honest: 0, honestHeldBack: 0, unplaced: 0 };
  let elapsedMs = 0;
  let cpuMs = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const resume = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SuiteResume;
    const document = parseResume(resume.resumeText);
    const placed = resume.edits.map((suiteEdit) => ({ suiteEdit, edit: placeEdit(document, suiteEdit) }));
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const claimsById = findClaims(
      document,
      resume,
      placed.flatMap(({ edit }) => edit ?? []),
    );
    elapsedMs += performance.now() - start;
    cpuMs += process.cpuUsage(startCpu).user / 1000;
    for (const { suiteEdit, edit } of placed) {
      if (!edit) count.unplaced += 1;
      const claims = edit ? (claimsById.get(edit.id) ?? []) : ['unplaced'];
      const isHeld = claims.length > 0;
      if (suiteEdit.label === 'lie') {
        count.lies += 1;
        if (isHeld) count.liesHeldBack += 1;
      } else {
        count.honest += 1;
        if (isHeld) count.honestHeldBack += 1;
      }
      if (isHeld !== (suiteEdit.label === 'lie')) misses.push({ ...suiteEdit, claims });
    }
  }
  const total = count.lies + count.honest;
  return {
    ...count,
    meanMsPerEdit: elapsedMs / total,
    meanCpuMsPerEdit: cpuMs / total,
    misses: half === 'sealed' || half === 'check' ? [] : misses,
  };
}

function findClaims(
  source: ResumeDocument,
  { statedFacts }: SuiteResume,
  edits: readonly Edit[],
): Map<string, string[]> {
  const { heldBack } = guardEdits({ source, statedFacts, edits });
  return new Map(
    heldBack.map(({ edit, claims }) => [
      edit.id,
      claims.map(({ code, params }) => `${code} ${JSON.stringify(params)}`),
    ]),
  );
}
