import type { Line, ResumeDocument } from '@fitted/resume/document';
import { asLineId } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { buildDocument, type SampleSize } from './fixtures/build-document.ts';
import { english } from './fixtures/english.ts';
import { hostileTexts } from './fixtures/hostile.ts';
import { japanese } from './fixtures/japanese.ts';
import { samples } from './fixtures/samples.ts';
import { countPages } from './pdf/count-pages.ts';
import { compareRoundTrip } from './round-trip.ts';
import { compareWords } from './round-trip-words.ts';
import { cleanText } from './sheet/spans.ts';
import { templates } from './templates/templates.ts';
import { createWriter, writtenFormats } from './write-document.ts';

const writer = createWriter();
const sizes: readonly SampleSize[] = ['short', 'two pages', 'short', 'eight pages', 'short', 'two pages'];
const lossless = { missing: [], isInOrder: true };

describe('with every template, every word reads back unbroken and in order', () => {
  // Every template with every language. Sizes and papers alternate, because page breaks work the same in all languages.
  const cases = templates.flatMap((template, row) =>
    samples.map((sample, column) => ({
      template: template.id,
      sample,
      language: sample.language,
      size: sizes[(row + column) % sizes.length] ?? 'short',
      paper: (row + column) % 2 === 0 ? ('a4' as const) : ('letter' as const),
    })),
  );

  test.each(cases)('$template, $language, $size, $paper', async ({ template, sample, size, paper }) => {
    const document = buildDocument(sample, size);
    const pdf = await writer.write(document, { format: 'pdf', template, paper });
    const { text, pages } = await readDocument(pdf);
    expect(compareWords(formatResume(document), text)).toEqual(lossless);
    expect(countPages(pdf)).toBe(pages);
    expect(pages).toBeGreaterThanOrEqual({ short: 1, 'two pages': 2, 'eight pages': 6 }[size]);
  });
});

describe('an applicant tracking system finds the person', () => {
  test.each(
    samples.flatMap((sample) =>
      (['pdf', 'docx', 'txt'] as const).map((format) => ({ format, sample, language: sample.language })),
    ),
  )('$format, $language', async ({ format, sample }) => {
    const document = buildDocument(sample, 'two pages');
    const { text } = await readDocument(await writer.write(document, { format, template: 'boardroom', paper: 'a4' }));
    const { isLossless, missing, checks } = compareRoundTrip(formatResume(document), text);
    expect({ isLossless, missing }).toEqual({ isLossless: true, missing: [] });
    expect(checks).toMatchObject({ name: true, email: true, phone: true, links: true, roles: true, skills: true });
  });
});

test('an e-mail address below a web address that ends in a slash is not glued to it', async () => {
  const links = 'http://github.com/adalin\nhttps://www.linkedin.com/in/ada-lindgren-83abb8163/';
  const document = parseResume(`Ada Lindgren\n${links}\nadalindgren@post.example\n\nSkills\nSQL, Excel`);
  const { text } = await readDocument(await writer.write(document, { format: 'pdf', template: 'ledger', paper: 'a4' }));
  expect(text).toMatch(/83abb8163\/\nadalindgren@post\.example/u);
});

describe('texts that break careless writers come out unchanged', () => {
  // The last-resort font draws Indic marks and stacked accents one after the other, and our reader drops icons, so for these
  // only the letters are compared.
  const lettersOnly = new Set([
    'other scripts',
    'combining marks',
    'direction marks',
    'emoji',
    'private-use characters',
  ]);

  test.each(Object.entries(hostileTexts))('%s', async (name, text) => {
    const document = buildHostile(text);
    const { text: readBack } = await readDocument(
      await writer.write(document, { format: 'pdf', template: 'ledger', paper: 'a4' }),
    );
    const source = cleanText(formatResume(document));
    if (lettersOnly.has(name)) expect(countLetters(readBack)).toEqual(countLetters(source));
    else expect(compareWords(source, readBack)).toEqual(lossless);
  });

  test.each(templates.map(({ id }) => id))('%s sets them all at once', async (template) => {
    const document = buildHostile(...Object.values(hostileTexts));
    for (const format of writtenFormats) {
      await expect(writer.write(document, { format, template, paper: 'letter' })).resolves.toBeInstanceOf(Uint8Array);
    }
  });
});

describe('a file depends only on its content', () => {
  test.each(writtenFormats)('%s: identical content, identical bytes', async (format) => {
    const document = buildDocument(english, 'two pages');
    const options = { format, template: 'compass', paper: 'a4' } as const;
    const first = await createWriter().write(document, options);
    await writer.write(buildDocument(japanese, 'short'), options);
    expect(await writer.write(document, options)).toEqual(first);
  });

  test('an empty resume gives a valid file', async () => {
    const empty: ResumeDocument = { language: 'en', head: { lines: [], contact: { links: [] } }, sections: [] };
    for (const format of writtenFormats) {
      const file = await writer.write(empty, { format, template: 'marquee', paper: 'a4' });
      expect(file.length).toBeGreaterThan(format === 'txt' ? -1 : 50);
    }
  });
});

test('there are at least eight templates, two with a rail', () => {
  expect(templates.length).toBeGreaterThanOrEqual(8);
  expect(templates.filter(({ hasRail }) => hasRail)).toHaveLength(2);
});

const buildHostile = (...texts: readonly string[]): ResumeDocument => {
  let count = 0;
  const line = (text: string, kind: Line['kind'] = 'text', depth = 0): Line => ({
    id: asLineId(`l${count++}`),
    text,
    kind,
    depth,
  });
  return {
    language: 'en',
    head: { lines: texts.map((text) => line(text)), contact: { name: texts[0] ?? '', links: [] } },
    sections: texts.map((text, index) => ({
      id: `s${index}`,
      kind: 'other',
      heading: line(text),
      groups: [],
      entries: [
        {
          id: `e${index}`,
          head: [line(`${text} | 2020`)],
          fields: { title: text, period: { text: '2020', isCurrent: false } },
          body: [line(text), line(text, 'bullet'), line(text, 'bullet', 3)],
        },
      ],
    })),
  };
};

const countLetters = (text: string): readonly string[] => [...text.normalize('NFC').replace(/[^\p{L}]/gu, '')].sort();
