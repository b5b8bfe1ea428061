import { parseResume } from '@fitted/resume/parse/parse-resume';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, expect, test } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { program } from '../../../../testing/program.ts';
import { createWriter, type WriteOptions } from '../write/write-document.ts';
import { createWriterPool } from './writer-pool.ts';

const pool = createWriterPool({ childPath: program('writer-child'), timeoutMs: patience.stepMs });
afterAll(() => pool.close());

const document = parseResume(
  'Robin Sample\nrobin@example.com\n\nExperience\nClerk, Sample Ltd, 2019 - 2021\n- Filed letters\n',
);
const options = (format: WriteOptions['format']): WriteOptions => ({ format, template: 'ledger', paper: 'a4' });

test.each(['pdf', 'docx', 'txt', 'json'] as const)('%s: the same bytes as written in this process', async (format) => {
  const [fromChild, here] = await Promise.all([
    pool.write(document, options(format)),
    createWriter().write(document, options(format)),
  ]);
  expect(Buffer.from(fromChild).equals(Buffer.from(here))).toBe(true);
});

test('pages are drawn in the proportion of their paper; those beyond the wanted ones are only counted', async () => {
  const long = parseResume(
    ['Robin Sample', '', 'Experience', 'Clerk, Sample Ltd, 2019 - 2021', ...Array(120).fill('- Filed letters')].join(
      '\n',
    ),
  );
  const { pages, pictures } = await pool.draw({
    document: long,
    options: { template: 'ledger', paper: 'letter' },
    widthPx: 200,
    most: 2,
  });
  expect(pages).toBeGreaterThan(2);
  const images = await Promise.all(pictures.map((picture) => loadImage(Buffer.from(picture))));
  for (const image of images) expect(image.height / image.width).toBeCloseTo(11 / 8.5, 1);
  expect(images).toHaveLength(2);
});

test('a writer that dies fails only its own file', async () => {
  const dying = createWriterPool({ childPath: program('dying-writer') });
  const [first, second] = await Promise.allSettled([
    dying.write(parseResume('die'), options('txt')),
    dying.write(parseResume('live'), options('txt')),
  ]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ status: 'fulfilled' });
  expect(Buffer.from(await dying.write(parseResume('and the next'), options('txt'))).toString()).toContain(
    'and the next',
  );
  await dying.close();
});
