import { expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../../../testing/patience.ts';
import { program } from '../../../../../../testing/program.ts';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import { createPageReader } from './page-reader.ts';

const never = new AbortController().signal;
const now = new Date('2027-01-01');

test('a page that takes too much processor time is given up, and the next one is read', async () => {
  const reader = createPageReader({ childPath: program('page-child'), processorMs: 2_000, timeoutMs: patience.stepMs });
  onTestFinished(() => reader.close());
  // The full text of each nested link is read.
  const boxes = `<html>${'<a href="#"><b>'.repeat(60_000)}`;
  const slow = reader.read('events', { text: boxes, url: 'https://a.example/', now }, never);
  await expect(slow).rejects.toEqual(new UnreadablePage('This page takes too long to read.'));

  const feed =
    '<rss version="2.0"><channel><title>Work</title><item><title>A</title><link>/1</link></item></channel></rss>';
  const origin = { source: 'https://a.example/feed', url: 'https://a.example/feed' };
  const articles = await reader.read('articles', { text: feed, origin, context: { topics: [], now } }, never);
  expect(articles).toMatchObject({ found: 1, isWhole: true, items: [{ article: { title: 'A' } }] });
});

test('what the page itself says is wrong with it comes through', async () => {
  const reader = createPageReader({ childPath: program('page-child') });
  onTestFinished(() => reader.close());
  const broken = reader.read('events', { text: '{ "broken": ', url: 'https://a.example/', now }, never);
  await expect(broken).rejects.toEqual(new UnreadablePage('The data at this address is broken.'));
});
