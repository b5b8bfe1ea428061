import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { serverOptions } from '../server-options.ts';

function lineFor(error: unknown): string {
  let line = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk);
      done();
    },
  });
  pino(serverOptions(readConfig({ LOG_LEVEL: 'info' })).logger, stream).error({ err: error }, 'failed');
  return line;
}

test('a failed query is logged with its statement and cause, but without its parameters', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(rosa.lind@example.org) already exists.',
  });
  const resume = 'Rosa Lind\nrosa.lind@example.org\n    at Alder Logistics';
  const failed = new DrizzleQueryError('insert into "resumes" values ($1)', [1, resume], refused);
  const line = lineFor(new Error('Failed to improve resume', { cause: failed }));
  expect(line).not.toMatch(/Rosa|rosa|Alder/u);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      code: '23505',
      message:
        'Failed to improve resume: Failed query: insert into "resumes" values ($1): duplicate key value violates unique constraint "users_email"',
      stack: expect.stringContaining('describe-error.test.ts'),
    },
  });
});

test('a thrown value that is not an Error is not logged', () => {
  expect(lineFor({ password: 'Geheim-1' })).not.toContain('Geheim');
});
