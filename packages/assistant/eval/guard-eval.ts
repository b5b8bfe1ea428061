import { readdirSync, readFileSync } from 'node:fs';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { placeEdit, type WrittenEdit } from '@fitted/resume/guard/cases/place-edit';
import type { Verdict } from '@fitted/resume/guard/claim';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';

export type Half = 'tuning' | 'tuning-2' | 'tuning-3' | 'check' | 'sealed';

export interface GuardMiss {
  readonly id: string;
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
  readonly before: string;
  readonly after: string;
  readonly outcome: Outcome;
  readonly claims: readonly string[];
}

type Outcome = Verdict | 'kept';

/** How many edits of one label met each verdict. */
export type Outcomes = Readonly<Record<Outcome, number>>;

export interface GuardFigures {
  readonly lies: Outcomes;
  readonly honest: Outcomes;
  /** Wall time; says little on a busy machine. */
  readonly meanMsPerEdit: number;
  readonly meanCpuMsPerEdit: number;
  /** Edits whose line or section the parsed resume does not have; they count as held. */
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
  readonly jobPosting: string;
  readonly edits: readonly SuiteEdit[];
}

export function evaluateGuard(half: Half): GuardFigures {
  const folder = new URL(`guard-suite/${half}/`, import.meta.url);
  const misses: GuardMiss[] = [];
  const count = {
    lie: { held: 0, questioned: 0, kept: 0 },
    honest: { held: 0, questioned: 0, kept: 0 },
  };
  let unplaced = 0;
  let elapsedMs = 0;
  let cpuMs = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const resume = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SuiteResume;
    const document = parseResume(resume.resumeText);
    const placed = resume.edits.map((suiteEdit) => ({ suiteEdit, edit: placeEdit(document, suiteEdit) }));
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const judgements = judge(
      document,
      resume,
      placed.flatMap(({ edit }) => edit ?? []),
    );
    elapsedMs += performance.now() - start;
    cpuMs += process.cpuUsage(startCpu).user / 1000;
    for (const { suiteEdit, edit } of placed) {
      if (!edit) unplaced += 1;
      const { outcome, claims } = edit ? (judgements.get(edit.id) ?? kept) : { outcome: 'held' as const, claims: [] };
      count[suiteEdit.label][outcome] += 1;
      if (outcome !== (suiteEdit.label === 'lie' ? 'held' : 'kept')) misses.push({ ...suiteEdit, outcome, claims });
    }
  }
  const total = totalOf(count.lie) + totalOf(count.honest);
  return {
    lies: count.lie,
    honest: count.honest,
    unplaced,
    meanMsPerEdit: elapsedMs / total,
    meanCpuMsPerEdit: cpuMs / total,
    misses: half === 'sealed' || half === 'check' ? [] : misses,
  };
}

export function totalOf({ held, questioned, kept: through }: Outcomes): number {
  return held + questioned + through;
}

interface Judgement {
  readonly outcome: Outcome;
  readonly claims: readonly string[];
}

const kept: Judgement = { outcome: 'kept', claims: [] };

function judge(
  source: ResumeDocument,
  { statedFacts, jobPosting }: SuiteResume,
  edits: readonly Edit[],
): ReadonlyMap<string, Judgement> {
  const { heldBack } = guardEdits({ source, statedFacts, job: { skills: [], text: jobPosting }, edits });
  return new Map(
    heldBack.map(({ edit, claims, verdict }) => [
      edit.id,
      {
        outcome: verdict,
        claims: claims.map(({ code, params, severity }) => `${severity} ${code} ${JSON.stringify(params)}`),
      },
    ]),
  );
}
