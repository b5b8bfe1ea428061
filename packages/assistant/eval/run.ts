import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Improvement } from '@fitted/contract/assistant/assistant';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { embeddedAssistant } from '../src/embedded/embedded-assistant.ts';
import { proposeByProposer } from '../src/embedded/propose-edits.ts';
import { improveResume } from '../src/improve/improve-resume.ts';
import { readPosting } from '../src/improve/read-posting.ts';
import { findInvented, findLost } from './check-facts.ts';
import { findSlips } from './check-grammar.ts';
import { guardFigures } from './guard-figures.ts';
import { sayMatchFigures } from './match-figures.ts';
import { sayRanking } from './match-ranking.ts';
import { sayOwnWords } from './own-words.ts';
import { type Pair, readPairs } from './read-pairs.ts';
import { sayTypos } from './typos.ts';

interface Row {
  readonly slug: string;
  readonly language: string;
  readonly quality: string;
  readonly changes: number;
  readonly heldBack: number;
  readonly bulletsImproved: number;
  readonly invented: readonly string[];
  readonly lost: readonly string[];
  readonly slips: readonly string[];
  readonly isSame: boolean;
  readonly before: Improvement['match']['before'];
  readonly after: Improvement['match']['after'];
  readonly cpuMs: number;
}

const wording = new Set([
  'weak-opening',
  'first-person',
  'filler',
  'tense',
  'punctuation',
  'clearer',
  'shorter',
  'posting-spelling',
]);
// npm run eval -- match [folder] [file name prefix]: only what is recognised, on labelled pairs.
const [only, folder = fileURLToPath(new URL('match-pairs', import.meta.url)), prefix = ''] = process.argv.slice(2);
process.stdout.write(
  `recognition\n${sayMatchFigures(folder, prefix)
    .map((line) => `  ${line}`)
    .join('\n')}\n\n`,
);
process.stdout.write(
  `ranking\n${sayRanking()
    .map((line) => `  ${line}`)
    .join('\n')}\n\n`,
);
process.stdout.write(`own words\n  ${sayOwnWords(folder, prefix).join('\n  ')}\n\n`);
if (only === 'match') process.exit();
process.stdout.write(`${sayTypos()}\n\n`);

const pairs = readPairs();
const rows: Row[] = [];
const changesByProposer = new Map<string, { changes: number; readonly pairs: Set<string> }>();
for (const pair of pairs) rows.push(await measure(pair));
print(rows);
for (const [proposer, { changes, pairs: on }] of changesByProposer)
  process.stdout.write(`  ${proposer.padEnd(22)}${String(changes).padStart(4)} changes on ${on.size} pairs\n`);
const guard = guardFigures();
process.stdout.write(`\nguard\n${guard.lines.map((line) => `  ${line}`).join('\n')}\n`);

const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
const totals = {
  pairs: rows.length,
  invented: sum(({ invented }) => invented.length),
  lost: sum(({ lost }) => lost.length),
  slips: sum(({ slips }) => slips.length),
  changes: sum(({ changes }) => changes),
  heldBack: sum(({ heldBack }) => heldBack),
  bulletsImproved: sum(({ bulletsImproved }) => bulletsImproved),
  scoreBefore: mean(({ before }) => before.score),
  scoreAfter: mean(({ after }) => after.score),
  cpuMsMean: mean(({ cpuMs }) => cpuMs),
  cpuMsMost: Math.max(...rows.map(({ cpuMs }) => cpuMs)),
  deterministic: rows.every(({ isSame }) => isSame),
};
process.stdout.write(
  `\n${Object.entries(totals)
    .map(([name, value]) => `  ${name.padEnd(18)}${value}`)
    .join('\n')}\n`,
);
writeFileSync(
  new URL('results.json', import.meta.url),
  `${JSON.stringify({ totals, guard: guard.figures, rows: rows.map(({ cpuMs: _, ...row }) => row) }, null, 2)}\n`,
);
if (totals.invented > 0 || totals.lost > 0 || !totals.deterministic) process.exitCode = 1;

async function measure(pair: Pair): Promise<Row> {
  const first = await improve(pair);
  const improvement = await improve(pair);
  countByProposer(pair, improvement);
  let cpuMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const from = process.cpuUsage();
    await improve(pair);
    const { user, system } = process.cpuUsage(from);
    cpuMs = Math.min(cpuMs, Math.round((user + system) / 100) / 10);
  }
  return {
    slug: pair.slug,
    language: pair.language,
    quality: pair.quality,
    changes: improvement.changes.length,
    heldBack: improvement.heldBack.length,
    bulletsImproved: new Set(
      improvement.changes.filter(({ reason }) => wording.has(reason.code)).map(({ before }) => before),
    ).size,
    invented: findInvented(pair, improvement),
    lost: findLost(pair, improvement),
    slips: findSlips(improvement, pair.language),
    isSame: JSON.stringify(first) === JSON.stringify(improvement),
    before: improvement.match.before,
    after: improvement.match.after,
    cpuMs,
  };
}

function countByProposer({ slug, resumeText, jobTitle, jobDescription }: Pair, { changes }: Improvement): void {
  const document = parseResume(resumeText);
  const input = { document, job: readPosting(jobTitle, jobDescription, [document.language]), statedFacts: [] };
  const makers = new Map([...proposeByProposer(input)].map(({ proposer, edit }) => [edit.id, proposer]));
  for (const { id, reason } of changes) {
    const proposer = makers.get(id) ?? reason.code;
    const row = changesByProposer.get(proposer) ?? { changes: 0, pairs: new Set<string>() };
    row.changes += 1;
    row.pairs.add(slug);
    changesByProposer.set(proposer, row);
  }
}

function improve(pair: Pair): Promise<Improvement> {
  const { resumeText, jobTitle, jobDescription, language } = pair;
  // A fixed day, so that results can be compared from run to run.
  const today = { year: 2025, month: 1 };
  return improveResume(
    embeddedAssistant,
    { resumeText, jobTitle, jobDescription, language, statedFacts: [], today },
    new AbortController().signal,
  );
}

function mean(pick: (row: Row) => number): number {
  return Math.round((sum(pick) / rows.length) * 10) / 10;
}

function print(all: readonly Row[]): void {
  const meters = ({ score, meters: m }: Row['before']) =>
    `${String(score).padStart(3)} (${[m.coverage, m.wording, m.structure, m.prominence].join('/')})`;
  for (const row of all) {
    const cells = [
      row.slug.padEnd(34),
      `changes ${String(row.changes).padStart(2)}`,
      `held ${row.heldBack}`,
      `bullets ${String(row.bulletsImproved).padStart(2)}`,
      `invented ${row.invented.length}`,
      `lost ${row.lost.length}`,
      `slips ${row.slips.length}`,
      `${meters(row.before).padEnd(18)} → ${meters(row.after).padEnd(18)}`,
      `${row.cpuMs.toFixed(1)} ms`,
    ];
    process.stdout.write(`${cells.join('  ')}\n`);
    for (const [name, list] of [
      ['invented', row.invented],
      ['lost', row.lost],
      ['slip', row.slips],
    ] as const)
      for (const item of list) process.stdout.write(`    ${name}: ${item}\n`);
  }
}
