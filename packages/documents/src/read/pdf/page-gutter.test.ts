import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildPdf, write, writeLines } from '../testing/build-pdf.ts';

const inOrder = async (content: string, ...columns: string[][]): Promise<void> => {
  const { text } = await readDocument(buildPdf([{ content }]));
  const places = columns.flat().flatMap((line) => (line === '' ? [] : [text.indexOf(line)]));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('a page whose two columns run side by side all the way', () => {
  const side = [
    ...['CONTACT', '0113 496 0000', 'ada@brook.example', '', 'SKILLS', 'Accounts', 'Runbooks', 'Planning', 'Hiring'],
    ...['Writing', '', 'LANGUAGES', 'English', 'Welsh', 'Breton'],
  ];
  const work = [
    ...[
      'Wrote the ledger that settles every payment made there,',
      'and the runbooks that the night shift works from today.',
    ],
    ...[
      'Moved forty services to the cloud during one long winter.',
      'Trained the colleagues who have run them ever since then.',
    ],
  ];

  test('keeps a wrapped title, larger than the text and alone at the left, in its own column', async () => {
    const content = [780, 690, 600]
      .map(
        (y, index) =>
          write(50, y, `Northwind ${index}, Leeds: Head of Payments and`, { size: 13 }) +
          write(50, y - 16, `Ledgers ${index}`, { size: 13 }) +
          writeLines(50, y - 32, [`In ${index}. ${work[0]}`, ...work.slice(1)], { leading: 12.5 }),
      )
      .join('');
    const main = [0, 1, 2].flatMap((index) => [`Northwind ${index}`, `Ledgers ${index}`, `In ${index}.`]);
    await inOrder(content + writeLines(390, 772, side, { leading: 17.3 }), main, side);
  });

  test('keeps justified lines with wide gaps in their own column', async () => {
    const gaps = ['the', 'work', 'behind', 'it'].map((word, index) => write(40 + index * 38, 670, word)).join('');
    const profile = Array.from({ length: 14 }, (_, index) => `${index}. Writes the ledger and checks`);
    const left =
      writeLines(40, 780, profile.slice(0, 8), { leading: 13 }) +
      gaps +
      writeLines(40, 657, profile.slice(8), { leading: 13 });
    const main = Array.from({ length: 12 }, (_, index) => `Year ${index}: ${work[index % 4]}`);
    await inOrder(left + writeLines(205, 777, main, { leading: 16 }), profile, main);
  });

  test('keeps an address that runs out of the narrow column apart from the line it all but touches', async () => {
    const [head, tail] = [side.slice(0, 9), side.slice(9)];
    const left =
      writeLines(40, 780, head, { leading: 15 }) +
      write(40, 645, 'https://ada-brook.example/ledgers') +
      writeLines(40, 630, tail, { leading: 15 });
    const main = Array.from({ length: 13 }, (_, index) => `Year ${index}: ${work[index % 4]}`);
    await inOrder(
      left + writeLines(192, 780, main, { leading: 13.5 }),
      [...head, 'https://ada-brook.example/ledgers', ...tail],
      main,
    );
  });
});
