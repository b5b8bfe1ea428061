import { describe, expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { readingOf } from './reading.ts';

const text = [
  'Ida Brandt',
  'ida@brandt.example',
  '',
  'Experience',
  'Nurse, St Mary Hospital\t2019 – 2023',
  '• Led a ward of twelve',
  'Carer, Sunrise Home\t2016 – 2019',
  '• Looked after nine people',
  '',
  'Hackathons',
  '• Won one in 2018',
].join('\n');

describe('a reading', () => {
  it('brings the same document back', () => {
    const document = parseResume(text);
    expect(parseResume(text, { reading: readingOf(document) })).toEqual(document);
  });

  it('is followed where it differs from what the words alone would say', () => {
    const reading = readingOf(parseResume(text));
    const lines = reading.lines.map((line) =>
      line.text.startsWith('Carer')
        ? { ...line, fields: { ...line.fields, title: 'Sunrise Home', organisation: 'Carer' } }
        : line.text === 'Hackathons'
          ? { ...line, is: 'heading' as const, kind: 'awards' }
          : line,
    );
    const { sections } = parseResume(text, { reading: { lines } });
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'awards']);
    expect(sections[0]?.entries[1]?.fields).toMatchObject({ title: 'Sunrise Home', organisation: 'Carer' });
  });

  it('outlives edits: a changed head is read anew, the rest is kept', () => {
    const reading = readingOf(parseResume(text));
    const edited = text.replace('Nurse, St Mary Hospital', 'Senior Nurse, St Anne Clinic').replace('nine', 'ten');
    const [experience] = parseResume(edited, { reading }).sections;
    expect(experience?.entries.map(({ fields }) => [fields.title, fields.organisation])).toContainEqual([
      'Carer',
      'Sunrise Home',
    ]);
    expect(experience?.entries.flatMap(({ head, body }) => [...head, ...body]).map((line) => line.text)).toContain(
      'Looked after ten people',
    );
  });

  it('never brings in a word that the text does not have', () => {
    const reading = readingOf(parseResume(text));
    const lines = reading.lines.map((line) =>
      line.is === 'entry' ? { ...line, fields: { title: 'Chief Surgeon', organisation: 'Royal Hospital' } } : line,
    );
    const { sections } = parseResume(text, { reading: { lines } });
    expect(JSON.stringify(sections)).not.toMatch(/Surgeon|Royal/u);
  });
});
