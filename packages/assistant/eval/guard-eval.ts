import { readdirSync, readFileSync } from 'node:fs';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { placeEdit, type WrittenEdit } from '@fitted/resume/guard/cases/place-edit';
import type { Verdict } from '@fitted/resume/guard/claim';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';

export type Half = 'tuning' | 'tuning-2' | 'tuning-3' | 'tuning-4' | 'tuning-5' | 'check' | 'check-2' | 'sealed';

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
  /** Wall time; means little on a busy machine. */
  readonly meanMsPerEdit: number;
  readonly meanCpuMsPerEdit: number;
  /** Edits whose line or section the parsed resume does not have; they count as held. */
  readonly unplaced: number;
  /** Counts that quote no edit, so that they may be shown for a half that nobody reads. Empty for the sealed half. */
  readonly causes: Causes;
  /** Empty for the halves that are only measured, so that nobody tunes on them. */
  readonly misses: readonly GuardMiss[];
}

interface SuiteEdit extends WrittenEdit {
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
}

interface SuiteResume {
  readonly slug: string;
  readonly language: string;
  readonly resumeText: string;
  readonly statedFacts: readonly string[];
  readonly edits: readonly SuiteEdit[];
}

/** How often each language, kind of lie or claim is involved in a wrong verdict. */
export interface Causes {
  readonly byLanguage: Readonly<Record<string, number>>;
  readonly byClaim: Readonly<Record<string, number>>;
  readonly byLieKind: Readonly<Record<string, number>>;
}

export function evaluateGuard(half: Half): GuardFigures {
  const folder = new URL(`guard-suite/${half}/`, import.meta.url);
  const misses: GuardMiss[] = [];
  const count = {
    lie: { held: 0, questioned: 0, kept: 0 },
    honest: { held: 0, questioned: 0, kept: 0 },
  };
  const causes = { byLanguage: {}, byClaim: {}, byLieKind: {} };
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
      if (half !== 'sealed')
        addCause(causes, suiteEdit, { outcome, claims }, `${resume.language} (${document.language})`);
    }
  }
  const total = totalOf(count.lie) + totalOf(count.honest);
  return {
    lies: count.lie,
    honest: count.honest,
    unplaced,
    causes,
    meanMsPerEdit: elapsedMs / total,
    meanCpuMsPerEdit: cpuMs / total,
    misses: half === 'sealed' || half.startsWith('check') ? [] : misses,
  };
}

type Counts = Record<string, number>;

function addCause(
  { byLanguage, byClaim, byLieKind }: { byLanguage: Counts; byClaim: Counts; byLieKind: Counts },
  { label, lieKind }: SuiteEdit,
  { outcome, claims }: Judgement,
  language: string,
): void {
  const add = (counts: Counts, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  add(byLanguage, `${language}: ${label} ${outcome}`);
  if (label === 'lie' && outcome !== 'held') add(byLieKind, `${lieKind ?? 'lie'} ${outcome}`);
  if (label === 'honest' && outcome !== 'kept') {
    const grave = claims.filter((one) => outcome === 'questioned' || one.startsWith('hold'));
    for (const code of new Set(grave.map((one) => one.split(' ')[1] ?? ''))) add(byClaim, `${code} ${outcome}`);
  }
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
  { statedFacts }: SuiteResume,
  edits: readonly Edit[],
): ReadonlyMap<string, Judgement> {
  const { heldBack } = guardEdits({ source, statedFacts, edits });
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
