import { createRequire } from 'node:module';
import { buildDocument } from '@fitted/documents/write/fixtures/build-document';
import { english } from '@fitted/documents/write/fixtures/english';
import { composeSheet } from '@fitted/documents/write/sheet/compose-sheet';
import type { Sheet, Text as SheetText } from '@fitted/documents/write/sheet/sheet';
import { createWriter, type WrittenFormat } from '@fitted/documents/write/write-document';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, type TextProps, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Figures, Row } from './run.ts';

const writer = createWriter();

export const bench = {
  name: 'write',
  run: async (): Promise<{ rows: readonly Row[] }> => {
    const onePage = buildDocument(english, 'short');
    const rows: Row[] = [...(await compareOnePage(onePage))];
    for (const [name, document] of [
      ['two pages', buildDocument(english, 'two pages')],
      ['eight pages', buildDocument(english, 'eight pages')],
    ] as const) {
      rows.push({ case: `PDF, ${name}`, ours: await measurePages(document), rivals: {} });
    }
    for (const format of ['docx', 'txt', 'json'] as const) {
      const ours = await measure(60, (round) => write(vary(onePage, round), format));
      rows.push({ case: `${format.toUpperCase()}, one page`, ours, rivals: {} });
    }
    rows.push(await measureMemory(onePage));
    return { rows };
  },
};

const write = (document: ResumeDocument, format: WrittenFormat) =>
  writer.write(document, { format, template: 'plain', paper: 'a4' });

/** The same words in the same font; and, for the record, in a font that the rival need not embed. */
const compareOnePage = async (document: ResumeDocument): Promise<readonly Row[]> => {
  registerInter();
  const ours = await measure(100, (round) => write(vary(document, round), 'pdf'));
  const compareWith = async (name: string, font: string): Promise<Row> => {
    const rival = await measure(15, (round) => writeWithReactPdf(composeSheet(vary(document, round)), font));
    return {
      case: `PDF, one page, warm, ${name}`,
      ours,
      rivals: { 'react-pdf': rival },
      ratio: rival.cpuMs / ours.cpuMs,
    };
  };
  return [await compareWith('same font', 'Inter'), await compareWith('rival in built-in Helvetica', 'Helvetica')];
};

const measurePages = async (document: ResumeDocument): Promise<Figures> => {
  const figures = await measure(30, (round) => write(vary(document, round), 'pdf'));
  const pages = countPages(await write(document, 'pdf'));
  return { ...figures, pages, cpuMsPerPage: figures.cpuMs / pages };
};

/** Typst's streams are compressed, the page tree is not. */
const countPages = (pdf: Uint8Array): number =>
  Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(pdf))?.[1] ?? 0);

const measureMemory = async (document: ResumeDocument): Promise<Row> => {
  const exports = 1000;
  const settled = 200;
  let before = 0;
  const started = process.cpuUsage();
  const start = performance.now();
  for (let round = 0; round < exports; round += 1) {
    if (round === settled) before = process.memoryUsage().rss;
    await write(vary(document, round), round % 10 === 0 ? 'docx' : 'pdf');
  }
  const after = process.memoryUsage().rss;
  return {
    case: 'memory over 1,000 exports',
    ours: {
      ...spent(started, start, exports),
      rssAfter200Mb: before / 2 ** 20,
      rssAfter1000Mb: after / 2 ** 20,
      growthKbPerExport: (after - before) / 1024 / (exports - settled),
    },
    rivals: {},
  };
};

const measure = async (rounds: number, act: (round: number) => Promise<Uint8Array>): Promise<Figures> => {
  for (let round = 0; round < 5; round += 1) await act(-round - 1);
  const started = process.cpuUsage();
  const start = performance.now();
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) bytes = (await act(round)).length;
  return { ...spent(started, start, rounds), bytes };
};

const spent = (started: NodeJS.CpuUsage, start: number, rounds: number) => {
  const { user, system } = process.cpuUsage(started);
  return { cpuMs: (user + system) / 1000 / rounds, wallMs: (performance.now() - start) / rounds };
};

/** A different number in every line: one person's cached layout must not speed up the next. */
const vary = (document: ResumeDocument, round: number): ResumeDocument => {
  const changed = (line: Line): Line => ({ ...line, text: `${line.text} ${round}` });
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, body: entry.body.map(changed) })),
    })),
  };
};

const registerInter = (): void => {
  const require = createRequire(import.meta.url);
  const file = (style: string) => require.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);
  Font.register({
    family: 'Inter',
    fonts: [
      { src: file('400Regular'), fontWeight: 400 },
      { src: file('600SemiBold'), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
};

const writeWithReactPdf = async (sheet: Sheet, fontFamily: string): Promise<Uint8Array> => {
  const styles = StyleSheet.create({
    page: { fontFamily, fontSize: 9.8, paddingVertical: 54, paddingHorizontal: 60, lineHeight: 1.34 },
    name: { fontSize: 18, fontWeight: 700 },
    heading: { fontSize: 11.4, fontWeight: 700, marginTop: 12 },
    strong: { fontWeight: 700 },
    line: { marginTop: 3 },
  });
  const said = (text: SheetText) =>
    text.map((span) => (typeof span === 'string' ? span : 'apart' in span ? span.apart : span[0])).join('');
  const text = (style: NonNullable<TextProps['style']>, content: string, key: string) =>
    createElement(Text, { style, key }, content);
  const head = sheet.head.map((block, index) =>
    text(
      block.kind === 'name' ? styles.name : styles.line,
      block.kind === 'contact' ? block.items.map(said).join(' | ') : said(block.text),
      `h${index}`,
    ),
  );
  const sections = sheet.sections.map((section, index) =>
    createElement(
      View,
      { key: `s${index}` },
      section.heading ? text(styles.heading, said(section.heading), 'h') : null,
      section.blocks.map((block, at) =>
        block.kind === 'entry'
          ? block.rows.map((row, nth) =>
              text(
                nth === 0 ? styles.strong : styles.line,
                [...row.fields.map((field) => said(field.text)), row.period ? said(row.period) : ''].join(' · '),
                `e${at}-${nth}`,
              ),
            )
          : text(
              styles.line,
              `${block.isBullet ? '•  ' : ''}${block.label ? `${said(block.label)} ` : ''}${said(block.text)}`,
              `l${at}`,
            ),
      ),
    ),
  );
  return renderToBuffer(
    createElement(Document, null, createElement(Page, { size: 'A4', style: styles.page }, head, sections)),
  );
};
