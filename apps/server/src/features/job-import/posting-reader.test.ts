import { expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../../testing/patience.ts';
import { program } from '../../../../../testing/program.ts';
import { createPostingReader } from './posting-reader.ts';

test('a page that takes too much processor time is given up, and holds up nobody meanwhile', async () => {
  const reader = createPostingReader({
    childPath: program('posting-child'),
    processorMs: 300,
    timeoutMs: patience.stepMs,
  });
  onTestFinished(() => reader.close());
  const deep = `<body>${'<div>'.repeat(1_000)}${'Boxes in boxes in boxes. '.repeat(20)}</body>`;
  const reading = reader.read(deep, new AbortController().signal);
  await expect(reading).rejects.toMatchObject({ code: 'timeout' });
});
