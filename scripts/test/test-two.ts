// The whole API suite against two processes that take calls in turn, sharing one PostgreSQL.
import { withPostgres } from '../postgres.ts';
import { run } from '../run.ts';

const code = await withPostgres((url) =>
  run('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    env: { TEST_DATABASE_URL: url, TEST_PROCESSES: '2' },
  }),
);
process.exit(code);
