import { type Ask, ask, signUp } from '../faults/rig/client.ts';
import { type Product, withFolder, withProducts } from '../faults/rig/product.ts';
import { percentile } from '../faults/rig/traffic.ts';
import { resumeText } from './resume-text.ts';

export interface AgainstRow {
  readonly call: string;
  readonly oursMs: number;
  readonly theirsMs: number;
  /** Of the waits of each turn; below 1 this build is the faster one. The median over the turns. */
  readonly ratio: number;
  readonly failed: number;
}

const job = { jobTitle: 'Head Baker', jobDescription: 'Leads a team. Sourdough, rotas, food safety.' };
const calls: Readonly<Record<string, (cookie: string) => Ask>> = {
  'who is signed in': (cookie) => ({ path: '/api/user', cookie }),
  dashboard: (cookie) => ({ path: '/api/dashboard', cookie }),
  events: () => ({ path: '/api/employer-events' }),
  home: () => ({ path: '/' }),
  improve: (cookie) => ({ method: 'POST', path: '/api/improve-resume', body: { resumeText, ...job }, cookie }),
  'download, text': () => ({ method: 'POST', path: '/api/download-resume/txt', body: { resumeText } }),
  'download, PDF': () => ({ method: 'POST', path: '/api/download-resume/pdf', body: { resumeText } }),
};

/** The usual calls of this build and of another one, which run side by side and are asked in turns. */
export const measureAgainst = (build: string, rounds: number): Promise<AgainstRow[]> =>
  withFolder((here) =>
    withFolder((there) =>
      withProducts([{ folder: here }, { folder: there, build }], async ([ours, theirs]) => {
        if (!ours || !theirs) throw new Error('no server');
        const cookies = [await signUp(ours.url), await signUp(theirs.url)] as const;
        const rows: AgainstRow[] = [];
        for (const call of Object.keys(calls)) rows.push(await compare(call, [ours, theirs], cookies, rounds));
        return rows;
      }),
    ),
  );

async function compare(
  call: string,
  [ours, theirs]: readonly [Product, Product],
  cookies: readonly [string, string],
  rounds: number,
): Promise<AgainstRow> {
  let failed = 0;
  const waitFor = async ({ url }: Product, cookie: string) => {
    const startedAt = performance.now();
    const { status } = await ask(url, calls[call]?.(cookie) ?? { path: '/' });
    if (status !== 200) failed += 1;
    return performance.now() - startedAt;
  };
  const turns: { ours: number; theirs: number }[] = [];
  // The first few are warming up, and who goes first changes.
  for (let round = -5; round < rounds; round += 1) {
    const waits = { ours: 0, theirs: 0 };
    const sides = [
      async () => {
        waits.ours = await waitFor(ours, cookies[0]);
      },
      async () => {
        waits.theirs = await waitFor(theirs, cookies[1]);
      },
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
    if (round >= 0) turns.push(waits);
  }
  const median = (pick: (turn: (typeof turns)[number]) => number) => percentile(turns.map(pick), 0.5);
  return {
    call,
    oursMs: Number(median((turn) => turn.ours).toFixed(1)),
    theirsMs: Number(median((turn) => turn.theirs).toFixed(1)),
    ratio: Number(median((turn) => turn.ours / turn.theirs).toFixed(2)),
    failed,
  };
}
