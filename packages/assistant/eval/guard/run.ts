import { readSets, readSuite } from './labelled-edits.ts';
import { measure, sharesOf, yieldsOf } from './measure.ts';
import { forms } from './place-as.ts';

/**
 * Measures the guard on a folder of labelled edits: `npm run eval:guard -- <folder> [--rows] [--misses] [--only=<prefix>]`. The
 * folder holds sets (JSONL) or a half of the suite (JSON). Only figures are printed for `sealed-*` files and the sealed half.
 */
const [folder = '', ...flags] = process.argv.slice(2);
const wanted = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
const resumes = [...readSets(folder, (name) => name.startsWith(wanted)), ...readSuite(folder, folder)];
// Run twice: the tables of a language are compiled on first use, which would distort the times.
measure(resumes);
const { judged, msPerEdit } = measure(resumes);
for (const label of ['lie', 'honest'] as const)
  for (const form of ['all', ...forms] as const) {
    const { of, held, questioned, kept } = sharesOf(judged, label, form);
    if (of > 0)
      process.stdout.write(
        `${label.padEnd(7)} ${form.padEnd(17)} ${String(of).padStart(5)}  held ${held} %  asked ${questioned} %  kept ${kept} %\n`,
      );
  }
process.stdout.write(
  `${msPerEdit.toFixed(2)} ms an edit; ${resumes.flatMap(({ edits }) => edits).filter(({ edit }) => !edit).length} unplaced\n`,
);
if (flags.includes('--rows'))
  for (const { row, lies, liesAlone, honest, honestAlone } of yieldsOf(judged))
    process.stdout.write(
      `${row.padEnd(20)} lies ${lies}, alone ${liesAlone}; honest ${honest}, alone ${honestAlone}\n`,
    );
if (flags.includes('--misses'))
  for (const one of judged) {
    const isSealed = one.set.includes('sealed') || one.set.includes('check');
    const isWrong = one.label === 'lie' ? one.outcome === 'kept' : one.outcome !== 'kept';
    if (isSealed || !isWrong) continue;
    process.stdout.write(
      `\n${one.label} ${one.outcome} ${one.form} ${one.language} ${one.note}\n  ${one.before}\n  ${one.after}\n  ${one.claims.join(' | ')}\n`,
    );
  }
