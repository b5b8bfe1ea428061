import { createRequire } from 'node:module';
import { buildDocx, p, r, table } from '@fitted/documents/read/testing/build-docx';
import { buildPdf, write, writeLines } from '@fitted/documents/read/testing/build-pdf';
import { buildTypst } from '@fitted/documents/read/testing/build-typst';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';

export interface Case {
  readonly name: string;
  readonly file: Uint8Array;
  /** The words in reading order. */
  readonly truth: string;
}

const roles = ['Northwind', 'Southwind', 'Eastwind', 'Westwind', 'Calm Seas', 'High Tide', 'Long Haul', 'Deep Water'];
const deeds = [
  'Cut the nightly settlement of four banks from four hours to twenty minutes by reading each ledger only once',
  'Hired and trained six engineers, of whom four now lead teams of their own in three countries',
  'Moved two hundred services to a common platform without an hour of planned downtime for any customer',
  'Wrote the runbooks, measured the pager load and halved it within a year of taking over the rota',
];
const skills = ['TypeScript', 'Go', 'SQL', 'React', 'Kafka', 'Docker', 'Terraform', 'Linux'];

export function pdfCases(): Case[] {
  const head = ['Ada Brook', 'ada@example.org | +44 20 7946 0018 | Leeds'];
  const entry = (role: string, index: number) => [`Engineer, ${role}`, `20${index + 10} – 20${index + 12}`, ...deeds];
  const typst = (columns: string, body: string) =>
    buildTypst(
      `#set page(margin: 1.8cm)\n#set text(font: "Inter", size: 10pt)\n#text(size: 20pt)[Ada Brook]\n\n${columns}${body}`,
    );
  const list = deeds.map((deed) => `- ${deed}`).join('\n');
  const jobs = roles.map((role, index) => `Engineer, ${role} #h(1fr) 20${index + 10} – 20${index + 12}\n${list}\n\n`);
  const main = `== Experience\n${jobs.join('')}`;
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

/** Like the output of other resume builders: react-pdf, a sidebar, text that jumps between the columns. */
export async function browserStyleCase(): Promise<Case> {
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

export function docxCases(): Case[] {
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
