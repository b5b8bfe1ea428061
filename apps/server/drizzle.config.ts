import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/db/schema/tables.ts',
  out: './apps/server/src/db/migrations',
});
