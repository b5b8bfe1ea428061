import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guessJobSource, importJob } from '@fitted/contract/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobPages } from './fixtures/job-pages.ts';

const [sample] = jobPages;
const pages: Record<string, string> = {
  '/job': sample?.html ?? '',
  '/long': `<title>${'Very '.repeat(100)}senior engineer</title>`,
  '/empty': '<html><head><title>Careers</title></head><body></body></html>',
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/private/job': sample?.html ?? '',
};

let site: Server;
let server: TestApp;
let base: string;
const asked: string[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'gone');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  server = await createTestApp({ FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` });
});
afterAll(async () => {
  site.close();
  await server.app.close();
  await server.database.close();
});

test('a posting is read from its address', async () => {
  const { body } = await server.call(importJob, { body: { url: `${base}/job` } });
  expect(body).toMatchObject({ title: sample?.posting.title, company: sample?.posting.company, source: 'Other' });
  expect(body.description).toContain(sample?.posting.duties[0]);
});

test('a page without a description says so and keeps what there is', async () => {
  const { status, body } = await server.call(importJob, { body: { url: `${base}/empty` } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ description: '', message: 'No job description found...' });
});

test('a title is no longer than the form takes', async () => {
  const { body } = await server.call(importJob, { body: { url: `${base}/long` } });
  expect(body.title).toHaveLength(300);
});

test('an address that a person typed is a visit: robots.txt is not asked', async () => {
  asked.length = 0;
  const { body } = await server.call(importJob, { body: { url: `${base}/private/job` } });
  expect(body.description).not.toBe('');
  expect(asked).toEqual(['/private/job']);
});

test('a refused, a dead and a missing address answer alike', async () => {
  const answers = await Promise.all(
    [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/',
      `${base}/none`,
      'nonsense address',
      'file:///etc/passwd',
    ].map((url) => server.call(importJob, { body: { url } })),
  );
  for (const { status, error } of answers) {
    expect(status).toBe(502);
    expect(error).toEqual({
      code: 'job_not_fetched',
      message:
        'Failed to fetch job description. You can proceed with just the job title or add a description manually.',
    });
  }
});

test('an empty address is named', async () => {
  const { error } = await server.call(importJob, { body: { url: ' ' } });
  expect(error.issues).toMatchObject([{ path: 'url', message: 'Please enter a job URL' }]);
});

test.each([
  ['https://uk.indeed.com/viewjob?jk=1', 'Indeed'],
  ['https://www.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['www.glassdoor.co.uk/job', 'Glassdoor'],
  ['https://www.ziprecruiter.com/c/x', 'ZipRecruiter'],
  ['https://www.monster.de/job', 'Monster'],
  ['https://notindeed.example/indeed', 'Other'],
  ['https://careers.example.com/?from=linkedin.com', 'Other'],
])('%s is %s', (url, source) => {
  expect(guessJobSource(url)).toBe(source);
});
