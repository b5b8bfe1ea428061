import { withPostgres } from '../postgres.ts';
import { run } from '../run.ts';

const code = await withPostgres((url) =>
  run('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], { env: { TEST_DATABASE_URL: url } }),
);
process.exit(code);
