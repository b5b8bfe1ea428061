import { readFileSync } from 'node:fs';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readForEdits } from '../src/embedded/reading.ts';
import { correctSpelling } from '../src/embedded/spelling/correct-spelling.ts';
import { readPosting } from '../src/improve/read-posting.ts';

interface Planted {
  readonly id: string;
  readonly resume: string;
  readonly slips: readonly { readonly wrong: string; readonly right: string }[];
}

/** How many planted typing mistakes are found, and how many corrections nobody asked for. */
export function sayTypos(path: string | URL = new URL('planted-typos.jsonl', import.meta.url)): string {
  const resumes = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Planted);
  let [planted, found, wrong] = [0, 0, 0];
  const misses: string[] = [];
  for (const { id, resume, slips } of resumes) {
    const edits = correctSpelling(readForEdits(parseResume(resume), readPosting('', '')));
    const pairs = edits.map(({ reason: { params } }) => [String(params.from), String(params.to)] as const);
    planted += slips.length;
    for (const { wrong: from, right: to } of slips) {
      if (
        pairs.some((pair) => pair[0].toLowerCase() === from.toLowerCase() && pair[1].toLowerCase() === to.toLowerCase())
      )
        found += 1;
      else misses.push(`${id} missed ${from} (${to})`);
    }
    for (const [from, to] of pairs)
      if (
        !slips.some(
          (slip) => slip.wrong.toLowerCase() === from.toLowerCase() && slip.right.toLowerCase() === to.toLowerCase(),
        )
      ) {
        wrong += 1;
        misses.push(`${id} wrongly ${from} → ${to}`);
      }
  }
  return [
    ...misses,
    `typing mistakes: ${found} of ${planted} found (${((100 * found) / planted).toFixed(1)} %), ${wrong} false alarms in ${resumes.length} resumes`,
  ].join('\n');
}
