import { evaluateGuard, type Half, type Outcomes, totalOf } from './guard-eval.ts';

/** The guard suite in a few lines; only figures for the halves that are only measured, so that nobody tunes on them. */
export function guardFigures() {
  const halves = (
    ['tuning', 'tuning-2', 'tuning-3', 'tuning-4', 'tuning-5', 'check', 'check-2', 'sealed'] as const
  ).map((half) => ({
    half,
    ...figuresOf(half),
  }));
  return {
    figures: halves,
    lines: halves.map(
      ({ half, lies, honest, msPerEdit }) =>
        `${half.padEnd(8)} ${say('lies', lies)}; ${say('honest', honest)}; ${msPerEdit} ms an edit`,
    ),
  };
}

function figuresOf(half: Half) {
  const { lies, honest, meanMsPerEdit } = evaluateGuard(half);
  return { lies: shares(lies), honest: shares(honest), msPerEdit: Math.round(meanMsPerEdit * 100) / 100 };
}

/** Percentages for one label, and their total count. */
function shares(outcomes: Outcomes) {
  const of = totalOf(outcomes);
  const percent = (part: number) => Math.round((part / of) * 1000) / 10;
  return {
    of,
    held: percent(outcomes.held),
    questioned: percent(outcomes.questioned),
    kept: percent(outcomes.kept),
  };
}

function say(name: string, { of, held, questioned, kept }: ReturnType<typeof shares>): string {
  return `${of} ${name}: held ${held} %, questioned ${questioned} %, kept ${kept} %`;
}
