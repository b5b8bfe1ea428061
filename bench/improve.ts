import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { proposeEdits } from '@fitted/assistant/embedded/propose-edits';
import { improveResume } from '@fitted/assistant/improve/improve-resume';
import { readPosting } from '@fitted/assistant/improve/read-posting';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readPairs } from '../packages/assistant/eval/read-pairs.ts';
import type { Figures, Row } from './run.ts';

const today = { year: 2025, month: 1 };
const posting = readPairs().find(({ slug }) => slug === 'software-platform-lead');

export const bench = {
  name: 'improve',
  run: async (): Promise<{ rows: readonly Row[] }> => {
    const sizes = [1, 2, 4, 8];
    // Like a server that has been up for a while: otherwise the first sizes would include compilation.
    for (const pages of sizes) await measurePages(pages);
    const byPages: { pages: number; figures: Figures }[] = [];
    for (const pages of sizes) byPages.push({ pages, figures: await measurePages(pages) });
    const one = byPages[0]?.figures.cpuMs ?? 1;
    return {
      rows: [
        ...byPages.map(({ pages, figures }) => ({
          case: `improve, ${pages} pages, warm`,
          ours: { ...figures, timesOnePage: figures.cpuMs / one },
          rivals: {},
        })),
        { case: 'guard, one edit', ours: await measureGuard(), rivals: {} },
        { case: 'one change switched: apply and score', ours: await measureToggle(), rivals: {} },
      ],
    };
  },
};

function measurePages(pages: number): Promise<Figures> {
  const resumeText = buildResume(pages);
  return measure(30, () =>
    improveResume(
      embeddedAssistant,
      { ...job(), resumeText, statedFacts: [], language: 'en', today },
      new AbortController().signal,
    ),
  );
}

async function measureGuard(): Promise<Figures> {
  const source = parseResume(buildResume(2));
  const edits = [
    ...proposeEdits({ document: source, job: readPosting(job().jobTitle, job().jobDescription), statedFacts: [] }),
  ];
  const { cpuMs, wallMs } = await measure(30, () => guardEdits({ source, statedFacts: [], edits }));
  return { cpuMs: cpuMs / edits.length, wallMs: wallMs / edits.length, edits: edits.length };
}

async function measureToggle(): Promise<Figures> {
  const document = parseResume(buildResume(2));
  const { profile } = readPosting(job().jobTitle, job().jobDescription);
  const edits = [
    ...proposeEdits({ document, job: readPosting(job().jobTitle, job().jobDescription), statedFacts: [] }),
  ];
  let switched = 0;
  return measure(60, () => {
    switched += 1;
    const kept = edits.filter((_, index) => index !== switched % edits.length);
    return scoreMatch(applyEdits(document, kept).document, profile, { today });
  });
}

function job(): { jobTitle: string; jobDescription: string } {
  if (!posting) throw new Error('The pair that the benchmark uses is gone');
  return posting;
}

/** About 48 lines per page, all different, so that nothing is found in a cache. */
function buildResume(pages: number): string {
  const openings = [
    'I was responsible for maintaining',
    'Designed',
    'Duties included running',
    'Helped the team with',
    'Managing',
    'Wrote',
  ];
  const things = [
    'Kubernetes clusters',
    'Terraform modules',
    'the on-call rota',
    'Postgres databases',
    'GitHub Actions builds',
    'Go services',
    'Grafana boards',
  ];
  const role = (index: number) =>
    [
      `Engineer ${index}, Works ${index} Ltd, ${2024 - index} - ${index === 0 ? 'present' : 2025 - index}`,
      ...Array.from(
        { length: 7 },
        (_, line) =>
          `- ${openings[(line + index) % 6]} ${index * 7 + line + 2} ${things[(line * 3 + index) % 7]} for team ${line} of site ${index}`,
      ),
      '',
    ].join('\n');
  const head =
    'Ada Lind\nada@example.org | 01632 960000\n\nSummary\nPlatform engineer for web companies.\n\nExperience\n\n';
  return (
    `${head}${Array.from({ length: pages * 5 }, (_, index) => role(index)).join('\n')}\nEducation\n` +
    'MSc Computing, Northwater University, 2000\n\nSkills\nExcel, k8s, Go, Python, SQL, Linux'
  );
}

/** Two warm-up rounds per measured one: after some hundred calls the compiler has seen every path. */
async function measure(rounds: number, work: () => unknown): Promise<Figures> {
  for (let round = 0; round < rounds * 2; round += 1) await work();
  const cpu = process.cpuUsage();
  const from = performance.now();
  for (let round = 0; round < rounds; round += 1) await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000 / rounds, wallMs: (performance.now() - from) / rounds };
}
