import { describe, expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const rolesIn = (text: string): string[] =>
  parseResume(text)
    .sections.filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .flatMap(({ fields: { title, organisation } }) => (title || organisation ? `${title} @ ${organisation}` : []));

const linesIn = (text: string): string[] =>
  parseResume(text).sections.flatMap(({ entries }) =>
    entries.flatMap(({ head, body }) => [...head, ...body].map((line) => line.text)),
  );

const baker = 'Baker, Kestrel Foods Ltd\t2016 – 2019\n• Baked bread for four shops.';

describe('what names no role stays as lines', () => {
  test.each([
    ['a year beside a licence', 'Clean driving record\t2014'],
    ['a telephone number', 'Minhang district\n+86 132 5550 1234'],
    ['a course of study', 'Umschulung Softwareentwicklung\t2011 – 2013'],
    ['a school', 'Fachoberschule im Bereich Wirtschaft\t2009 – 2011\nCarl-Schule Norden'],
    ['a journey', 'Europareise\t05/2015 – 08/2015'],
    ['the search for work', 'Militärdienst und Stellensuche\t08/2011 – 05/2012'],
    ['what somebody knows', 'Data structures\t2010 – 2011\nC++, Java, Python, HTML, CSS'],
    ['the end of a sentence', 'Docker).\t07/2011 – 09/2011'],
  ])('%s', (_, stray) => {
    const text = `Ada Brook\nada@example.org\n\nExperience\n${baker}\n\nCook, Tern Hotel Ltd\t2012 – 2015\n• Cooked.\n\n${stray}`;
    expect(rolesIn(text)).toEqual(['Baker @ Kestrel Foods Ltd', 'Cook @ Tern Hotel Ltd']);
    expect(linesIn(text).join(' ')).toContain(stray.split('\t')[0]?.split('\n')[0]);
  });

  test('an overview and the section that tells of the same role make one role', () => {
    const text = `Ada Brook\n\nCareer\nBaker, Kestrel Foods Ltd\t2016 – 2019\n\nWork experience\n${baker}`;
    expect(rolesIn(text)).toEqual(['Baker @ Kestrel Foods Ltd']);
  });

  test('two stays at one employer are two roles', () => {
    const text = `Ada Brook\n\nExperience\n${baker}\n\nBaker, Kestrel Foods Ltd\t2010 – 2012\n• Baked rolls.`;
    expect(rolesIn(text)).toHaveLength(2);
  });
});

describe('dates told once for two', () => {
  test.each([
    ['Engineer, Kestrel Foods Ltd\t3 - 4/2014', { year: 2014, month: 3 }, { year: 2014, month: 4 }],
    ['Engineer, Kestrel Foods Ltd\t2020, Jul-Okt.', { year: 2020, month: 7 }, { year: 2020, month: 10 }],
    ['Engineer, Kestrel Foods Ltd\tApril 2022 until 30 August', { year: 2022, month: 4 }, { year: 2022, month: 8 }],
  ])('%s', (head, start, end) => {
    const { sections } = parseResume(`Ada Brook\n\nExperience\n${head}\n• Did this and that for the people there.`);
    expect(sections[0]?.entries[0]?.fields.period).toMatchObject({ start, end });
  });
});
