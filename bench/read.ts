import { createReaderPool } from '@fitted/documents/isolation/reader-pool';
import { readDocument } from '@fitted/documents/read/read-document';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';
import { browserStyleCase, type Case, docxCases, pdfCases } from './read-cases.ts';

/** Our own fixtures read by us and by commonly used libraries, with CPU time and accuracy. */
export const bench = {
  name: 'read',
  run: async () => ({
    rows: [
      ...(await compare([...pdfCases(), await browserStyleCase()], pdfRivals)),
      ...(await compare(docxCases(), { mammoth: readWithMammoth })),
      ...(await throughPool()),
    ],
  }),
};

interface Figures {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly [more: string]: number | string;
}

interface Row {
  readonly case: string;
  readonly ours: Figures;
  readonly rivals: Record<string, Figures>;
  readonly ratio?: number;
}

type Read = (file: Uint8Array) => Promise<string>;

const pdfRivals: Record<string, Read> = {
  'pdf-parse': async (file) => {
    const parser = new PDFParse({ data: file.slice(), verbosity: 0 });
    const { text } = await parser.getText({ pageJoiner: '' });
    await parser.destroy();
    return text;
  },
  unpdf: async (file) => {
    const { extractText, getDocumentProxy } = await loadUnpdf();
    return (await extractText(await getDocumentProxy(file.slice()), { mergePages: true })).text;
  },
};

let unpdf: Promise<typeof import('unpdf')> | undefined;

/** Both rivals bundle a pdf.js and share one global worker; each must find its own at its first use, and keeps it. */
function loadUnpdf(): Promise<typeof import('unpdf')> {
  if (!unpdf) Reflect.deleteProperty(globalThis, 'pdfjsWorker');
  unpdf ??= import('unpdf');
  return unpdf;
}
const readWithMammoth: Read = async (file) => (await mammoth.extractRawText({ buffer: Buffer.from(file) })).value;
const readOurs: Read = async (file) => (await readDocument(file)).text;

const warmUps = 20;
const runs = 30;

/** Every reader reads all files in turn, as in real use, until it is warm; then the same again, measured. */
async function compare(cases: readonly Case[], rivals: Readonly<Record<string, Read>>): Promise<Row[]> {
  const [ours = [], ...others] = await measureAll(cases, [readOurs, ...Object.values(rivals)]);
  return cases.map((item, index) => {
    const own = ours[index] ?? nothing;
    const measured = Object.fromEntries(
      Object.keys(rivals).map((name, rival) => [name, others[rival]?.[index] ?? nothing]),
    );
    const cheapest = Math.min(...Object.values(measured).map((figures) => figures.cpuMs));
    return {
      case: item.name,
      ours: own,
      rivals: measured,
      ...(Number.isFinite(cheapest) ? { ratio: cheapest / own.cpuMs } : {}),
    };
  });
}

const nothing: Figures = { cpuMs: 0, wallMs: 0 };

/** The readers take turns, so that other load on the machine affects all of them. */
async function measureAll(cases: readonly Case[], readers: readonly Read[]): Promise<Figures[][]> {
  const all = readers.map((read) => ({
    read,
    taken: cases.map((item) => ({ item, cpu: [] as number[], wall: [] as number[], text: '' })),
  }));
  for (let round = 0; round < warmUps + runs; round += 1) {
    for (const { read, taken } of all) {
      for (const one of taken) {
        const cpu = process.cpuUsage();
        const startedAt = performance.now();
        one.text = await read(one.item.file);
        const { user, system } = process.cpuUsage(cpu);
        if (round < warmUps) continue;
        one.cpu.push((user + system) / 1000);
        one.wall.push(performance.now() - startedAt);
      }
    }
  }
  return all.map(({ taken }) =>
    taken.map(({ item: { truth }, cpu, wall, text }) => ({
      cpuMs: median(cpu),
      wallMs: median(wall),
      wordF1: f1(wordsOf(text), wordsOf(truth)),
      orderF1: f1(pairsOf(wordsOf(text)), pairsOf(wordsOf(truth))),
    })),
  );
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
/** Pairs of neighbouring words: columns that run into each other lose the pairs of the truth. */
const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

function f1(found: readonly string[], truth: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of truth) left.set(item, (left.get(item) ?? 0) + 1);
  let hits = 0;
  for (const item of found) {
    const count = left.get(item) ?? 0;
    if (count > 0) hits += 1;
    left.set(item, count - 1);
  }
  return (2 * hits) / (found.length + truth.length);
}

/** What an upload waits for: the same files through a warm child process. */
async function throughPool(): Promise<Row[]> {
  const pool = createReaderPool({ size: 1 });
  const cases = [pdfCases()[1], docxCases()[1]].filter((item) => item !== undefined);
  const [figures = []] = await measureAll(cases, [async (file) => (await pool.read(file)).text]);
  await pool.close();
  return cases.map((item, index) => ({
    case: `${item.name}, through the pool`,
    ours: figures[index] ?? nothing,
    rivals: {},
  }));
}
