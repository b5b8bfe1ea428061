import { evaluateGuard, type Half } from './guard-eval.ts';

/** The guard suite in a few lines; of the sealed half only figures, so that nobody tunes on it. */
export function guardFigures() {
  const halves = (['tuning', 'sealed'] as const).map((half) => ({ half, ...rates(half) }));
  return {
    figures: halves,
    lines: halves.map(
      ({ half, lies, liesHeld, honest, honestHeld, msPerEdit }) =>
        `${half.padEnd(8)} lies held back ${liesHeld} % of ${lies}, honest held back ${honestHeld} % of ${honest}, ${msPerEdit} ms an edit`,
    ),
  };
}

function rates(half: Half) {
  const { lies, liesHeldBack, honest, honestHeldBack, meanMsPerEdit } = evaluateGuard(half);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    lies,
    liesHeld: percent(liesHeldBack, lies),
    honest,
    honestHeld: percent(honestHeldBack, honest),
    msPerEdit: Math.round(meanMsPerEdit * 100) / 100,
  };
}
