import { type Ask, ask, signUp } from '../faults/rig/client.ts';
import { familyCpuMs } from '../faults/rig/memory.ts';
import { type Product, withFolder, withProducts } from '../faults/rig/product.ts';
import { percentile } from '../faults/rig/traffic.ts';
import { resumeText } from './resume-text.ts';

export interface AgainstRow {
  readonly call: string;
  /** The median response time. */
  readonly oursMs: number;
  readonly theirsMs: number;
  /** CPU time of the server and its children, which does not depend on other load. */
  readonly oursCpuMs: number;
  readonly theirsCpuMs: number;
  /** Below 1 this build is cheaper. */
  readonly cpuRatio: number;
  readonly failed: number;
}

const callsInTurn = 8;
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

/** Measures the usual calls on this build and another one, running side by side and called in turn. */
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

/** In turns of a few calls each, so that other load on the machine affects both. */
async function compare(
  call: string,
  products: readonly [Product, Product],
  cookies: readonly [string, string],
  rounds: number,
): Promise<AgainstRow> {
  let failed = 0;
  const turn = async (side: 0 | 1) => {
    const { url, pid } = products[side];
    const waits: number[] = [];
    const before = familyCpuMs(pid);
    for (let n = 0; n < callsInTurn; n += 1) {
      const startedAt = performance.now();
      const { status } = await ask(url, calls[call]?.(cookies[side]) ?? { path: '/' });
      waits.push(performance.now() - startedAt);
      if (status !== 200) failed += 1;
    }
    return { waits, cpuMs: (familyCpuMs(pid) - before) / callsInTurn };
  };
  for (const side of [0, 1] as const) await turn(side);
  const sides = { ours: [] as Awaited<ReturnType<typeof turn>>[], theirs: [] as Awaited<ReturnType<typeof turn>>[] };
  for (let round = 0; round < rounds; round += 1) {
    sides.ours.push(await turn(0));
    sides.theirs.push(await turn(1));
  }
  const figures = (turns: typeof sides.ours) => ({
    waitMs: percentile(
      turns.flatMap(({ waits }) => waits),
      0.5,
    ),
    cpuMs: turns.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / turns.length,
  });
  const [ours, theirs] = [figures(sides.ours), figures(sides.theirs)];
  return {
    call,
    oursMs: round1(ours.waitMs),
    theirsMs: round1(theirs.waitMs),
    oursCpuMs: round1(ours.cpuMs),
    theirsCpuMs: round1(theirs.cpuMs),
    cpuRatio: Number((ours.cpuMs / theirs.cpuMs).toFixed(2)),
    failed,
  };
}

const round1 = (ms: number) => Number(ms.toFixed(1));
