import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { DocExtractor } from './doc-extractor.ts';
import { readDoc } from './read-doc.ts';

const sample = readFileSync(new URL('../testing/sample.doc', import.meta.url));

/** The sample with one text replaced by another of the same length. */
function sampleWith(old: string, text: string): Buffer {
  const file = Buffer.from(sample);
  file.write(text, file.indexOf(old, 0, 'utf16le'), 'utf16le');
  return file;
}

test('a link keeps its target', async () => {
  expect((await readDoc(sample)).text).toContain('Portfolio (ada.example.org/work)');
});

test('hyphens that do not break a line are hyphens, those that may are nothing', async () => {
  const { text } = await readDoc(sampleWith('After the box', 'After\u001ethe\u001fbox'));
  expect(text.replaceAll('\u00ad', '')).toContain('After-thebox');
});

test('a cell of two paragraphs does not tear its row apart', async () => {
  const { text } = await readDoc(sampleWith('Leeds', 'Le\rds'));
  expect(text).toContain('BSc\n\nLe\nds\n\n2012\nMSc\tYork\t2014');
});

test.each([100, 512, 2048])('a file cut short after %d bytes is corrupt, not of a wrong type', async (bytes) => {
  await expect(readDocument(new Uint8Array(sample.subarray(0, bytes)))).rejects.toMatchObject({ code: 'corrupt' });
});

test('a footer that numbers the pages is left out', async () => {
  const { text } = await readDoc(sampleWith('References on request', 'Page 1 of 2'.padEnd(21)));
  expect(text).not.toContain('Page');
});

describe('letters', () => {
  const textAt = 1024;

  /** Reads a text of one run, whose properties are in a block of their own. */
  class RunReader extends DocExtractor {
    read(text: string, properties: readonly number[]): string {
      const main = Buffer.alloc(textAt);
      const table = Buffer.alloc(12);
      main.writeUInt32LE(table.length, 0xfe);
      table.writeUInt32LE(1, 8);
      const block = main.subarray(512);
      block.writeUInt32LE(textAt, 0);
      block.writeUInt32LE(textAt + text.length * 2, 4);
      block.writeUInt8(50, 8);
      Buffer.from([properties.length, ...properties]).copy(block, 100);
      block.writeUInt8(1, 511);
      this._pieces.push({ startCp: 0, startFilePos: textAt, bpc: 2, text });
      this.writeCharacterProperties(main, table);
      return this._pieces[0]?.text.replaceAll('\0', '') ?? '';
    }
  }

  test.each([
    ['that are hidden are left out, and it is told', [0x3c, 0x08, 1], '\r', true],
    ['that are shown again stay', [0x3c, 0x08, 0], 'Ada\r', false],
    ['that are deleted are left out', [0x00, 0x08, 1], '', false],
    ['that are set apart stay', [0x40, 0x88, 15, 0], 'Ada\r', false],
  ])('%s', (_, properties, text, hasHidden) => {
    const reader = new RunReader();
    expect(reader.read('Ada\r', properties)).toBe(text);
    expect(reader.hasHidden).toBe(hasHidden);
  });
});
