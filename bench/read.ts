import { createRequire } from 'node:module';
import { createReaderPool } from '@fitted/documents/isolation/reader-pool';
import { readDocument } from '@fitted/documents/read/read-document';
import { buildDocx, p, r, table } from '@fitted/documents/read/testing/build-docx';
import { buildPdf, write, writeLines } from '@fitted/documents/read/testing/build-pdf';
import { buildTypst } from '@fitted/documents/read/testing/build-typst';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';
import { createElement as h } from 'react';

/** Readings of our own fixtures by us and by the libraries that others use, with CPU time and what came out right. */
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

interface Case {
  readonly name: string;
  readonly file: Uint8Array;
  /** The words in the order of reading. */
  readonly truth: string;
}

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

/** Both rivals bring a pdf.js and share one global worker; each must find its own at its first use, and keeps it. */
function loadUnpdf(): Promise<typeof import('unpdf')> {
  if (!unpdf) Reflect.deleteProperty(globalThis, 'pdfjsWorker');
  unpdf ??= import('unpdf');
  return unpdf;
}
const readWithMammoth: Read = async (file) => (await mammoth.extractRawText({ buffer: Buffer.from(file) })).value;
const readOurs: Read = async (file) => (await readDocument(file)).text;

const WARM_UPS = 20;
const RUNS = 30;

/** Every reader reads all files in turn, as they come in life, until it is warm; then the same again, measured. */
async function compare(cases: readonly Case[], rivals: Readonly<Record<string, Read>>): Promise<Row[]> {
  const ours = await measureAll(cases, readOurs);
  const others: Record<string, Figures[]> = {};
  for (const [name, read] of Object.entries(rivals)) others[name] = await measureAll(cases, read);
  return cases.map((item, index) => {
    const own = ours[index] ?? nothing;
    const measured = Object.fromEntries(Object.entries(others).map(([name, all]) => [name, all[index] ?? nothing]));
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

async function measureAll(cases: readonly Case[], read: Read): Promise<Figures[]> {
  const times = cases.map(() => ({ cpu: [] as number[], wall: [] as number[], text: '' }));
  for (let round = 0; round < WARM_UPS + RUNS; round += 1) {
    for (const [index, item] of cases.entries()) {
      const cpu = process.cpuUsage();
      const startedAt = performance.now();
      const text = await read(item.file);
      const { user, system } = process.cpuUsage(cpu);
      const taken = times[index];
      if (!taken || round < WARM_UPS) continue;
      taken.cpu.push((user + system) / 1000);
      taken.wall.push(performance.now() - startedAt);
      taken.text = text;
    }
  }
  return cases.map(({ truth }, index) => {
    const { cpu = [], wall = [], text = '' } = times[index] ?? {};
    return {
      cpuMs: median(cpu),
      wallMs: median(wall),
      wordF1: f1(wordsOf(text), wordsOf(truth)),
      orderF1: f1(pairsOf(wordsOf(text)), pairsOf(wordsOf(truth))),
    };
  });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
/** Neighbours that stand as in the truth: columns that run into each other lose them. */
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

const roles = ['Northwind', 'Southwind', 'Eastwind', 'Westwind', 'Calm Seas', 'High Tide'];
const deeds = [
  'Cut the nightly settlement of four banks from four hours to twenty minutes by reading each ledger only once',
  'Hired and trained six engineers, of whom four now lead teams of their own in three countries',
  'Moved two hundred services to a common platform without an hour of planned downtime for any customer',
  'Wrote the runbooks, measured the pager load and halved it within a year of taking over the rota',
];
const skills = ['TypeScript', 'Go', 'SQL', 'React', 'Kafka', 'Docker', 'Terraform', 'Linux'];

function pdfCases(): Case[] {
  const head = ['Ada Brook', 'ada@example.org | +44 20 7946 0018 | Leeds'];
  const entry = (role: string, index: number) => [`Engineer, ${role}`, `20${index + 10} – 20${index + 12}`, ...deeds];
  const typst = (columns: string, body: string) =>
    buildTypst(
      `#set page(margin: 1.8cm)\n#set text(font: "Inter", size: 10pt)\n#text(size: 20pt)[Ada Brook]\n\n${columns}${body}`,
    );
  const main = `== Experience\n${roles.map((role, index) => `Engineer, ${role} #h(1fr) 20${index + 10} – 20${index + 12}\n${deeds.map((deed) => `- ${deed}`).join('\n')}\n\n`).join('')}`;
  const side = `== Skills\n${skills.map((skill) => `- ${skill}`).join('\n')}\n== Languages\nEnglish, native \\ German, fluent`;
  const truthMain = ['Experience', ...roles.flatMap(entry)];
  const truthSide = ['Skills', ...skills, 'Languages', 'English, native', 'German, fluent'];
  const chinese =
    '软件工程师，负责支付系统的后端开发与维护，带领六人团队完成数据库迁移，并将结算时间从四小时缩短到二十分钟。';
  const plain = roles
    .slice(0, 4)
    .flatMap((role, index) => [
      `Engineer, ${role}, 20${index + 10} – 20${index + 12}`,
      ...deeds.map((deed) => `• ${deed}`),
      '',
    ]);
  return [
    {
      name: 'PDF, one column, standard fonts',
      file: buildPdf(
        [
          {
            content:
              write(60, 790, 'Ada Brook', { size: 20 }) +
              write(60, 770, head[1] ?? '') +
              writeLines(60, 740, plain, { size: 9 }),
          },
        ],
        { compress: true },
      ),
      truth: [...head, ...plain].join('\n'),
    },
    { name: 'PDF, one column, two pages', file: typst('', main), truth: ['Ada Brook', ...truthMain].join('\n') },
    {
      name: 'PDF, sidebar, two pages',
      file: typst('', `#grid(columns: (4.5cm, 1fr), gutter: 1cm, [${side}], [${main}])`),
      truth: ['Ada Brook', ...truthSide, ...truthMain].join('\n'),
    },
    {
      name: 'PDF, Chinese',
      file: buildTypst(
        `#set text(font: "Noto Sans SC", lang: "zh", cjk-latin-spacing: none)\n${`${chinese}\n\n`.repeat(8)}`,
      ),
      truth: chinese.repeat(8),
    },
  ];
}

/** As the resume builders of others make it: react-pdf, a sidebar, text that jumps between the columns. */
async function browserStyleCase(): Promise<Case> {
  const require = createRequire(import.meta.url);
  Font.register({ family: 'Inter', src: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf') });
  Font.registerHyphenationCallback((word) => [word]);
  const line = (text: string, key: string) => h(Text, { key }, text);
  const side = ['Skills', ...skills, 'Languages', 'English, native', 'German, fluent'];
  const main = [
    'Experience',
    ...roles.flatMap((role, index) => [`Engineer, ${role}, 20${index + 10} – 20${index + 12}`, ...deeds]),
  ];
  const page = h(
    Page,
    { style: { fontFamily: 'Inter', fontSize: 9, padding: 40 } },
    h(Text, { style: { fontSize: 22, marginBottom: 20 } }, 'Ada Brook, who keeps the ledgers of four banks in step'),
    h(
      View,
      { style: { flexDirection: 'row' } },
      h(
        View,
        { style: { width: 120, marginRight: 30, lineHeight: 1.2 } },
        side.map((text, index) => line(text, `s${index}`)),
      ),
      h(
        View,
        { style: { flex: 1, lineHeight: 1.15 } },
        main.map((text, index) => line(text, `m${index}`)),
      ),
    ),
  );
  const file = new Uint8Array(await renderToBuffer(h(Document, {}, page)));
  return {
    name: 'PDF of react-pdf, sidebar',
    file,
    truth: ['Ada Brook, who keeps the ledgers of four banks in step', ...side, ...main].join('\n'),
  };
}

function docxCases(): Case[] {
  const body = roles
    .map(
      (role, index) =>
        p(`${r(`Engineer, ${role}`)}<w:r><w:tab/></w:r>${r(`20${index + 10} – 20${index + 12}`)}`) +
        deeds.map((deed) => p(deed)).join(''),
    )
    .join('');
  const truth = roles.flatMap((role, index) => [`Engineer, ${role}`, `20${index + 10} – 20${index + 12}`, ...deeds]);
  const cells = skills.map((skill) => [p(skill), p('expert')]);
  return [
    { name: 'DOCX, plain', file: buildDocx({ body }), truth: truth.join('\n') },
    {
      name: 'DOCX, name in the page header, table',
      file: buildDocx({ header: p('Ada Brook, ada@example.org'), body: body + table(...cells) }),
      truth: ['Ada Brook, ada@example.org', ...truth, ...skills.map((skill) => `${skill} expert`)].join('\n'),
    },
  ];
}

/** What an upload waits for: the same files through a warm child process. */
async function throughPool(): Promise<Row[]> {
  const pool = createReaderPool({ size: 1 });
  const cases = [pdfCases()[1], docxCases()[1]].filter((item) => item !== undefined);
  const figures = await measureAll(cases, async (file) => (await pool.read(file)).text);
  await pool.close();
  return cases.map((item, index) => ({
    case: `${item.name}, through the pool`,
    ours: figures[index] ?? nothing,
    rivals: {},
  }));
}
