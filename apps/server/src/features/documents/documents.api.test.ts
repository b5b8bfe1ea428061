import { maxUploadBytes, maxUploadMegabytes } from '@fitted/contract/limits/uploads';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { attachment, fileNameFor } from './file-name.ts';

const server = useTestApp();

const resume = `Maya Okafor
maya@example.com | +44 20 7946 0000

Experience
Operations Analyst, Northgate Freight	Jan 2021 – Present
- Cut late deliveries from 9% to 4%
- Reported weekly figures to six depot managers

Skills
SQL, Power BI, Excel`;

function multipart(parts: readonly { name: string; fileName?: string; content: string | Uint8Array }[]) {
  const boundary = 'boundary-of-the-test';
  const body = Buffer.concat([
    ...parts.flatMap(({ name, fileName, content }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload: body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

const upload = (fileName: string, content: string | Uint8Array, more: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/parse-resume',
    ...multipart([
      { name: 'file', fileName, content },
      ...Object.entries(more).map(([name, value]) => ({ name, content: value })),
    ]),
  });

const download = (format: string, body: Record<string, unknown> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/download-resume/${format}`,
    payload: { resumeText: resume, jobTitle: 'Operations Lead', ...body },
  });

test('an uploaded text file comes back as its text', async () => {
  const answer = await upload('resume.txt', resume);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ ocr: false, warnings: [] });
  expect(answer.json().text).toContain('Cut late deliveries from 9% to 4%');
});

test.each([
  ['resume.rtf', '{\\rtf1 Cut late deliveries from 9% to 4%\\par}'],
  ['resume.md', '# Ada Brook\n\n- **Cut** late deliveries from 9% to 4%\n'],
])('%s comes back as its text, too', async (name, content) => {
  const answer = await upload(name, content);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().text).toContain('Cut late deliveries from 9% to 4%');
});

test('the pages of the PDF come as pictures, counted', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/resume-pages',
    payload: { resumeText: resume, template: 'compass', paper: 'letter' },
  });
  expect(answer.statusCode).toBe(200);
  const { pages, pictures } = answer.json();
  expect(pages).toBe(1);
  expect(pictures).toHaveLength(1);
  // A WebP file starts with "RIFF", its size, and its name.
  expect(Buffer.from(pictures[0], 'base64').toString('latin1', 8, 12)).toBe('WEBP');
});

const wrongType = 'Invalid file type. Please upload a .doc, .docx, .pdf, or .txt file.';

test.each([
  ['a program', 'resume.exe', 'MZ', 415, wrongType],
  ['a picture', 'photo.png', '\x89PNG', 415, wrongType],
  ['a page that the form does not take either', 'resume.html', '<html><p>Ada Brook</p></html>', 415, wrongType],
  [
    'one byte too many',
    'resume.txt',
    new Uint8Array(maxUploadBytes + 1).fill(65),
    413,
    `File is too large. Maximum size is ${maxUploadMegabytes}MB.`,
  ],
  [
    'nothing in it',
    'resume.txt',
    '   \n ',
    422,
    'Failed to process file. Please try again or paste your resume text directly.',
  ],
  [
    'an OpenDocument text cut short',
    'resume.odt',
    'PK\u0003\u0004 and then nothing',
    422,
    'Failed to process file. Please try again or paste your resume text directly.',
  ],
  [
    'a broken PDF',
    'resume.pdf',
    '%PDF-1.7 and then nothing',
    422,
    'Failed to process file. Please try again or paste your resume text directly.',
  ],
])('%s is refused in the specified words', async (_case, name, content, status, message) => {
  const answer = await upload(name, content);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toBe(message);
});

test('a body without a file says so', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/parse-resume',
    ...multipart([{ name: 'password', content: 'x' }]),
  });
  expect(answer.statusCode).toBe(400);
});

test.each(['pdf', 'docx', 'txt'])('%s: written, named, and read back without a loss', async (format) => {
  const answer = await download(format);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`filename="Maya-Okafor-Operations-Lead.${format}"`);
  const roundTrip = JSON.parse(String(answer.headers['x-roundtrip']));
  expect(roundTrip).toMatchObject({
    isLossless: true,
    missing: [],
    checks: { name: true, email: true, roles: true, dates: true, skills: true },
  });
  const readBack = await upload(`resume.${format}`, answer.rawPayload);
  expect(readBack.json().text).toContain('Northgate Freight');
});

test('what no font can draw is told, what one can is drawn', async () => {
  const undrawnIn = async (name: string, format = 'pdf') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/download-resume/${format}`,
      payload: {
        resumeText: `${name}\nmaya@example.com\n\nExperience\nAnalyst, Northgate, 2020 - present\n- Wrote reports`,
      },
    });
    expect(answer.statusCode).toBe(200);
    return JSON.parse(String(answer.headers['x-roundtrip'])).undrawn;
  };
  expect(await undrawnIn('Maya 📞 마야')).toEqual([]);
  expect(await undrawnIn('Maya ꦗꦮ')).toEqual(['ꦗ', 'ꦮ']);
  expect(await undrawnIn('Maya ꦗꦮ', 'docx')).toEqual([]);
});

test('JSON Resume carries the parts, and can be uploaded again as a text', async () => {
  const answer = await download('json');
  expect(answer.json()).toMatchObject({
    basics: { name: 'Maya Okafor', email: 'maya@example.com' },
    work: [{ name: 'Northgate Freight', startDate: '2021-01' }],
  });
  expect((await upload('resume.txt', answer.rawPayload)).json().text).toContain('Cut late deliveries from 9% to 4%');
});

test('the same resume gives the same bytes', async () => {
  for (const format of ['pdf', 'docx'])
    expect((await download(format)).rawPayload.equals((await download(format)).rawPayload)).toBe(true);
});

describe('the person’s own file', () => {
  const own = (file: { name: string; content: Uint8Array | string }, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/own-document',
      ...multipart([
        ...Object.entries(fields).map(([name, content]) => ({ name, content })),
        { name: 'file', fileName: file.name, content: file.content },
      ]),
    });
  const word = async () => ({ name: 'Maya’s resume.docx', content: (await download('docx')).rawPayload });
  const reword = (text: string) => text.replace('Reported weekly figures', 'Reported weekly delivery figures');
  const improved = reword(resume);

  test.each(['tracked', 'clean'])('comes back %s with the changes, and reads as the improved resume', async (mode) => {
    const notes = [{ before: '', after: 'Reported weekly delivery figures', comment: 'Asked for in the posting' }];
    const file = await word();
    const resumeText = reword((await upload(file.name, file.content)).json().text);
    const answer = await own(file, { resumeText, mode, notes: JSON.stringify(notes) });
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(String(answer.headers['x-own-document']))).toEqual({ placed: 1, unplaced: [], missing: [] });
    expect(answer.headers['content-disposition']).toContain(
      mode === 'tracked' ? 'tracked changes.docx' : 'fitted.docx',
    );
    const { text } = (await upload('resume.docx', answer.rawPayload)).json();
    expect(text).toContain('Reported weekly delivery figures to six depot managers');
  });

  test('a PDF comes back as it was, with notes behind it', async () => {
    const file = { name: 'Maya.pdf', content: (await download('pdf')).rawPayload };
    const { text } = (await upload(file.name, file.content)).json();
    const answer = await own(file, { resumeText: reword(text), mode: 'tracked' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('Maya - with notes.pdf');
    expect(JSON.parse(String(answer.headers['x-own-document']))).toEqual({ placed: 1, unplaced: [], missing: [] });
    expect(answer.rawPayload.subarray(0, file.content.length).equals(file.content)).toBe(true);
    expect((await own(file, { resumeText: text, mode: 'clean' })).statusCode).toBe(415);
  });

  test.each([
    ['another kind of file', { name: 'resume.txt', content: resume }, { resumeText: improved, mode: 'clean' }, 415],
    [
      'a broken one',
      { name: 'resume.docx', content: 'PK\x03\x04 and then nothing' },
      { resumeText: improved, mode: 'clean' },
      422,
    ],
    ['no resume text', undefined, { mode: 'clean' }, 400],
    ['an unknown mode', undefined, { resumeText: improved, mode: 'both' }, 400],
    ['notes that are not JSON', undefined, { resumeText: improved, mode: 'clean', notes: '{' }, 400],
    ['a text beyond any resume', undefined, { resumeText: 'x'.repeat(1_000_001), mode: 'clean' }, 413],
  ] as const)('%s is refused', async (_case, file, fields, status) => {
    const answer = await own(file ?? (await word()), fields);
    expect(answer.statusCode).toBe(status);
  });
});

test('blank text and unknown formats are refused', async () => {
  const blank = await download('pdf', { resumeText: '  ' });
  expect(blank.json().issues).toMatchObject([
    { path: 'resumeText', message: 'Please enter your resume text or upload a file' },
  ]);
  expect((await download('exe')).statusCode).toBe(400);
  expect((await download('pdf', { template: 'nonesuch' })).statusCode).toBe(400);
});

test.each([
  ['Zoë Müller', 'Köchin', 'pdf', 'Zoë-Müller-Köchin.pdf', 'Zoe-Muller-Kochin.pdf'],
  ['山田 太郎', '看護師', 'docx', '山田-太郎-看護師.docx', 'resume.docx'],
  [undefined, '', 'txt', 'resume.txt', 'resume.txt'],
  ['A"; rm -rf', '../../x', 'pdf', 'A-rm-rf-x.pdf', 'A-rm-rf-x.pdf'],
])('%s, %s → %s', (name, title, format, full, plain) => {
  const fileName = fileNameFor(name, title, format);
  expect(fileName).toBe(full);
  expect(attachment(fileName)).toContain(`filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full)}`);
});
