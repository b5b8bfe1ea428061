import { parseResume } from '@fitted/resume/parse/parse-resume';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { templates } from '../templates/templates.ts';
import { createWriter } from '../write-document.ts';
import { countPages } from './count-pages.ts';
import { spareLastPage } from './spare-last-page.ts';

test.each([
  ['a single page stays as designed', (_: number) => 1, 0, [0]],
  ['a little tightening is enough', (by: number) => (by > 0.3 ? 1 : 2), 0.33, [0, 1, 0.33]],
  ['the maximum is needed', (by: number) => (by === 1 ? 2 : 3), 1, [0, 1, 0.33, 0.66]],
  ['no tightening if it does not help', (_: number) => 2, 0, [0, 1]],
  ['many pages stay as designed', (by: number) => (by > 0 ? 3 : 4), 0, [0]],
])('%s', (_, pages, chosen, tried) => {
  const compiled: number[] = [];
  const { pdf, tightness } = spareLastPage((tightness) => {
    compiled.push(tightness);
    return new TextEncoder().encode(`<< /Type /Pages /Count ${pages(tightness)} /Tightness ${tightness} >>`);
  });
  expect(new TextDecoder().decode(pdf)).toContain(`/Tightness ${chosen} `);
  expect(tightness).toBe(chosen);
  expect(compiled).toEqual(tried);
});

const writer = createWriter();
const resumeOf = (bullets: number) => {
  const lines = Array.from({ length: bullets }, (_, at) => `- Repaired pump ${at + 1} of the old works in Leeds`);
  return parseResume(`Ada Lind\n\nExperience\n\nEngineer, New Works, 2019 - present\n${lines.join('\n')}`);
};

test('a Word file is tightened only if that saves a page', async () => {
  const sizeOf = async (bullets: number) => {
    const docx = await writer.write(resumeOf(bullets), { format: 'docx', template: 'meridian', paper: 'a4' });
    const styles = strFromU8(unzipSync(docx)['word/styles.xml'] ?? new Uint8Array());
    return Number(/<w:rPrDefault>.*?<w:sz w:val="(\d+)"/s.exec(styles)?.[1]);
  };
  const onPage = Math.floor(
    400 / countPages(await writer.write(resumeOf(400), { format: 'pdf', template: 'plain', paper: 'a4' })),
  );
  const usual = await sizeOf(10);
  expect(await sizeOf(onPage + 3)).toBeLessThan(usual);
  expect(await sizeOf(Math.floor(onPage * 1.8))).toBe(usual);
});

test.each(templates.map(({ id }) => id))('%s fits a sixth more when tightened', async (template) => {
  const pagesOf = async (bullets: number) => {
    return countPages(await writer.write(resumeOf(bullets), { format: 'pdf', template, paper: 'a4' }));
  };
  const onUsualPage = 400 / (await pagesOf(400));
  expect(await pagesOf(Math.floor((onUsualPage * 7) / 6))).toBe(1);
});
