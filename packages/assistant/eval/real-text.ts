import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@fitted/contract/languages';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Posting } from '../src/assistant.ts';
import { embeddedAssistant } from '../src/embedded/embedded-assistant.ts';
import { proposeByProposer } from '../src/embedded/propose-edits.ts';
import { improveResume } from '../src/improve/improve-resume.ts';
import { readPosting } from '../src/improve/read-posting.ts';
import { type Pair, readPairs } from './read-pairs.ts';

/**
 * Runs the engine over a folder of resumes as plain text, each against three postings, and prints every change with the proposer
 * that made it, one JSON object per line, for people to read and mark. The resumes are private, so they stay outside the
 * repository.
 *
 *   tsx packages/assistant/eval/real-text.ts <folder> > changes.jsonl
 */
const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('Which folder of resumes?');

const today = { year: 2026, month: 11 };
const postings = readPairs().map((pair) => ({ pair, job: readPosting(pair.jobTitle, pair.jobDescription, languages) }));
const tally = new Map<string, { changes: number; readonly resumes: Set<string> }>();
const changed = new Set<string>();
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.txt') && (!only || name.includes(only)))
  .sort();
let runs = 0;
let emptyRuns = 0;
let gained = 0;
let cpuMs = 0;

for (const name of names) {
  const resumeText = readFileSync(join(folder, name), 'utf8');
  for (const { pair, job } of nearest(resumeText)) await improve(name, resumeText, pair, job);
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const rows = [...tally].sort(([one], [other]) => one.localeCompare(other));
for (const [id, { changes, resumes }] of rows)
  process.stderr.write(`${id.padEnd(24)}${String(changes).padStart(6)} changes on ${resumes.size} resumes\n`);
process.stderr.write(
  `${names.length} resumes, ${runs} runs; without any change: ` +
    `${share(names.length - changed.size, names.length)} of the resumes, ${share(emptyRuns, runs)} of the ` +
    `runs; score ${(gained / Math.max(1, runs)).toFixed(1)} on average; ` +
    `${(cpuMs / Math.max(1, runs)).toFixed(1)} ms a run\n`,
);

async function improve(name: string, resumeText: string, pair: Pair, job: Posting): Promise<void> {
  const document = parseResume(resumeText);
  const makerOf = new Map<string, string>();
  for (const { proposer, edit } of proposeByProposer({ document, job, statedFacts: [] }))
    if (!makerOf.has(edit.id)) makerOf.set(edit.id, proposer);
  const from = process.cpuUsage();
  const { changes, match } = await improveResume(
    embeddedAssistant,
    {
      resumeText,
      jobTitle: pair.jobTitle,
      jobDescription: pair.jobDescription,
      language: document.language,
      statedFacts: [],
      today,
    },
    new AbortController().signal,
  );
  const { user, system } = process.cpuUsage(from);
  cpuMs += (user + system) / 1000;
  runs += 1;
  gained += match.after.score - match.before.score;
  if (changes.length === 0) emptyRuns += 1;
  else changed.add(name);
  for (const { id, kind, before, after, reason } of changes) {
    const proposer = makerOf.get(id) ?? reason.code;
    const row = tally.get(proposer) ?? { changes: 0, resumes: new Set<string>() };
    row.changes += 1;
    row.resumes.add(name);
    tally.set(proposer, row);
    process.stdout.write(
      `${JSON.stringify({ resume: name, posting: pair.slug, proposer, reason: reason.code, kind, before, after })}\n`,
    );
  }
}

/** The two postings that the resume meets best and one that it may not meet at all: people try their luck, too. */
function nearest(resumeText: string): typeof postings {
  const document = parseResume(resumeText);
  const own = postings.filter(({ pair }) => pair.language === document.language);
  const ranked = own
    .map((posting) => ({ posting, score: scoreMatch(document, posting.job.profile, { today }).score }))
    .sort((one, other) => other.score - one.score)
    .map(({ posting }) => posting);
  const other = ranked[2 + (resumeText.length % Math.max(1, ranked.length - 2))];
  return [...ranked.slice(0, 2), ...(other ? [other] : [])];
}
