import { applicationStatuses } from '@fitted/contract/constants';
import type pg from 'pg';
import { onPostgres, quantile, type Site } from './on-postgres.ts';

const [resumes, applications, rounds] = [500, 1000, 30] as const;

/** The calls that the dashboard needs before it can be painted, all at once as a browser makes them. */
const calls = [
  '/api/user/subscription',
  '/api/dashboard',
  '/api/resumes',
  '/api/job-descriptions',
  ...applicationStatuses.map((status) => `/api/applications?status=${status}`),
];

/** The dashboard of somebody with a long job search, on PostgreSQL: time until the last of its calls is answered. */
export const bench = {
  name: 'dashboard',
  run: async () => ({ rows: [await onPostgres(fill, measure)] }),
};

async function measure({ app, cookie }: Site) {
  const ask = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  };
  const askAll = () => Promise.all(calls.map(ask));
  await askAll();
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await askAll();
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    case: `${resumes} resumes, ${applications} applications, ${calls.length} calls at once`,
    ours: { cpuMs: (user + system) / 1000 / rounds, wallMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) },
    rivals: {},
  };
}

async function fill(pool: pg.Pool): Promise<void> {
  const owner = "(select id from users where username = 'admin')";
  await pool.query(
    `insert into resumes (user_id, original_text, improved_text, title)
     select ${owner}, repeat('A line of a resume with its words. ', 100), repeat('A better line of it. ', 120), 'Resume ' || n
     from generate_series(1, $1) as n`,
    [resumes],
  );
  await pool.query(
    `insert into resume_improvements (user_id, resume_id, original_text, improved_text, improvement_type)
     select user_id, id, original_text, improved_text, 'job_match' from resumes, generate_series(1, 4)`,
  );
  await pool.query(
    `insert into job_descriptions (user_id, title, description)
     select ${owner}, 'Job ' || n, repeat('What the posting asks for. ', 80) from generate_series(1, $1) as n`,
    [resumes],
  );
  await pool.query(
    `insert into job_applications (user_id, job_title, company, status, notes)
     select ${owner}, 'Job ' || n, 'Company ' || n,
       (array['applied', 'interview', 'offer', 'rejected', 'withdrawn'])[1 + n % 5], repeat('A note. ', 20)
     from generate_series(1, $1) as n`,
    [applications],
  );
}
