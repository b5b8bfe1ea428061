import { describe, expect, test } from 'vitest';
import { formatResume } from '../../format/format-resume.ts';
import { headings } from '../data/headings.ts';
import { headingNames } from '../fixtures/heading-names.ts';
import { parseResume } from '../parse-resume.ts';
import { matchHeading, respaceHeading } from './match-heading.ts';

describe('headings', () => {
  test('no heading is in the lists of two kinds', () => {
    const all = Object.values(headings).flatMap((names) => [...new Set(names)]);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  test.each([
    ['EXPERIENCE', 'experience'],
    ['Work History:', 'experience'],
    ['Skills & Awards', 'skills'],
    ['Selected Honors', 'awards'],
    ['3. Education', 'education'],
    ['【工作经历】', 'experience'],
    ['■職務経歴', 'experience'],
    ['【活かせる経験・知識・スキル】', 'skills'],
    ['EXPERIENCES PROFESSIONNELLES', 'experience'],
    ['FORMACION ACADEMICA', 'education'],
    ['Berufserfahrung', 'experience'],
    ['ON CAMPUS INVOLVEMENT', 'volunteering'],
    ['Licenses & Certifications', 'certifications'],
    ['EDUCATIONAL QUALIFICATION:', 'education'],
    ['Projects (freelance)', 'projects'],
    ['UX Projects', 'projects'],
    ['实践经历', 'experience'],
    ['社会实践经历', 'volunteering'],
    ['Extracurricular Activity', 'volunteering'],
  ])('%s is %s', (text, kind) => {
    expect(matchHeading(text)?.kind).toBe(kind);
  });

  test.each(Object.entries(headingNames))('%s, as six languages say it', (kind, names) => {
    expect(names.filter((name) => matchHeading(name)?.kind !== kind)).toEqual([]);
  });

  test.each([
    'Experience (continued)',
    'EXPERIENCE CONTINUED',
    'Berufserfahrung (Auswahl)',
    'Expérience (suite) :',
    '職務経歴（抜粋）',
    '🧑\u200d💻 Experience',
    '☎️ Experience',
    '\uf0b1 Experience',
    '01 Experience',
    'IV. Experience',
    'B) Experience',
    '１．職務経歴',
    '① 職務経歴',
    'Ⅱ. 職務経歴',
    '（一）工作经历',
    'W O R K   H I S T O R Y',
    'BERUFLICHE TAETIGKEITEN',
  ])('%s is experience', (text) => {
    expect(matchHeading(text)?.kind).toBe('experience');
  });

  test.each(['Projects Manager', 'Education Consultant', 'Language Teacher', 'Stripe', 'Go, Python, SQL', ''])(
    '%s is not a heading',
    (text) => {
      expect(matchHeading(text)).toBeUndefined();
    },
  );

  test('a heading that is also a job title says so', () => {
    expect(matchHeading('Volunteer')).toMatchObject({ kind: 'volunteering', isAmbiguous: true });
  });

  test('a letter-spaced heading gets its words back', () => {
    expect(respaceHeading('WORKEXPERIENCE')).toBe('WORK EXPERIENCE');
    expect(respaceHeading('ROTTERDAM')).toBe('ROTTERDAM');
  });

  test('every heading in the lists is found under a kind', () => {
    const lost = Object.values(headings)
      .flat()
      .filter((name) => matchHeading(name) === undefined);
    expect(lost).toEqual([]);
  });
});

describe('"Resume" as the title of the paper or the name of a section', () => {
  const experience = 'Experience\nClerk, Sample Ltd, 2019 - 2021\n• Filed letters';

  test.each([
    'Resume\nJohn Smith\njohn@example.com',
    'RESUME\nJohn Smith\nSales Assistant\njohn@example.com',
    'Résumé\n\nJohn Smith\njohn@example.com',
    'John Smith\nResume\njohn@example.com',
  ])('%j is a head', (head) => {
    const document = parseResume(`${head}\n\n${experience}`);
    expect(document.head.lines.map((line) => line.text)).toEqual(head.split(/\n+/));
    expect(document.head.contact).toMatchObject({ name: 'John Smith', email: 'john@example.com' });
    expect(document.sections.map((section) => section.kind)).toEqual(['experience']);
  });

  test.each([
    'Jean Dupont\njean@example.com\n\nRésumé\nInfirmier, dix ans de métier',
    'Jean Dupont\nRésumé\nInfirmier diplômé avec dix ans de métier en soins intensifs.',
  ])('%j has a summary', (head) => {
    expect(parseResume(`${head}\n\n${experience}`).sections.map((section) => section.kind)).toEqual([
      'summary',
      'experience',
    ]);
  });
});

describe('a heading and its content on one line', () => {
  const roles =
    'Jane Roe\njane@example.com\n\nExperience\nManager, Sample Ltd, 2019 - 2021\n• Ran the shop\n\n' +
    'Skills: Excel, SAP\n\nBarista, Bean Bar, 2016 - 2019\n• Made coffee';
  const kindsOf = (text: string) => parseResume(text).sections.map((section) => section.kind);

  test('behind the last role it opens a section', () => {
    const text = `${roles}\n\nEducation: BA Business, UW, 2016\n\nTools: Excel, Word\n\nLanguages: English\nInterests: chess\nReferences: on request`;
    expect(kindsOf(text)).toEqual(['experience', 'education', 'skills', 'languages', 'interests', 'references']);
    expect(parseResume(text).sections[1]?.entries[0]?.fields).toMatchObject({
      title: 'BA Business',
      organisation: 'UW',
    });
  });

  test('what is said of each role stays with it', () => {
    expect(kindsOf(`${roles}\n\nSkills: Latte art\n\nEducation\nBA Business, UW, 2016`)).toEqual([
      'experience',
      'education',
    ]);
  });

  test('a group of skills stays with the skills', () => {
    expect(kindsOf(`${roles}\n\nSkills\nExcel\n\nLanguages: Go, Python`)).toEqual(['experience', 'skills']);
  });
});

describe('however a heading is set, its section is found and no word is lost', () => {
  const isCjk = (text: string) => /\p{Script=Han}|\p{Script=Katakana}/u.test(text);
  const letterSpaced = (text: string) =>
    isCjk(text)
      ? text
      : text
          .toUpperCase()
          .split(' ')
          .map((word) => [...word].join(' '))
          .join('   ');
  const forms: Readonly<Record<string, (name: string, place: number) => string>> = {
    plain: (name) => name,
    capitals: (name) => name.toUpperCase(),
    colon: (name) => `${name}:`,
    numbered: (name, place) => `${place}. ${name}`,
    'numbered with two digits': (name, place) => `0${place} ${name}`,
    'Roman numbers': (name, place) => `${'I'.repeat(place)}. ${name}`,
    emoji: (name) => `💼 ${name}`,
    square: (name) => `■ ${name}`,
    bracketed: (name) => `【${name}】`,
    Markdown: (name) => `## ${name}`,
    underlined: (name) => `${name}\n-----------`,
    'letter-spaced': letterSpaced,
  };
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

  // Except for the plain form, every form gets a third of the names of each kind, and every name a third of the forms.
  test.each(Object.values(forms).map((set, form) => [Object.keys(forms)[form], set, form] as const))(
    '%s',
    (_, set, form) => {
      const lost: string[] = [];
      for (const [kind, names] of Object.entries(headingNames)) {
        for (const [index, name] of names.entries()) {
          if (set !== forms.plain && (index + form) % 3 !== 0) continue;
          const gap = index % 2 === 0 ? '\n' : '\n\n';
          const text = [
            'Robin Sample\nrobin@example.com',
            `${set('Employment History', 1)}\nClerk, Sample Ltd, 2019 - 2021\n• Filed letters and answered calls`,
            `${set(name, 2)}\n• Something that was written here\n• And something else`,
            `${set('Education', 3)}\nBA History, Sample University, 2012`,
          ].join(gap);
          const document = parseResume(text);
          const found = document.sections.find(({ heading }) => letters(heading?.text ?? '').endsWith(letters(name)));
          const isRight = found?.kind === (kind === 'contact' ? 'other' : kind);
          if (!isRight || letters(formatResume(document)) !== letters(text)) lost.push(name);
        }
      }
      expect(lost).toEqual([]);
    },
  );
});
