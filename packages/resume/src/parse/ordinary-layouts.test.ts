import { expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';
import type { LineLook } from './rows/line-look.ts';

/** Lines with their sizes, as a file reader gives them; `B` behind the size for bold. */
function page(...lines: readonly (readonly [string, string])[]) {
  const looks = lines.map(
    ([type, text]): LineLook => ({
      text: text.replace(/^• /u, ''),
      size: Number.parseFloat(type),
      face: 'Sans',
      isBold: type.endsWith('B'),
      isItalic: false,
      colour: 0,
      left: 50,
      column: 50,
      runs: [],
    }),
  );
  return parseResume(lines.map(([, text]) => text).join('\n'), { looks });
}

const rolesOf = ({ sections }: ReturnType<typeof parseResume>): unknown =>
  sections.flatMap(({ entries }) =>
    entries.flatMap(({ fields: { title, organisation, period } }) =>
      title || organisation ? [[title, organisation, period?.text]] : [],
    ),
  );

it('bullets that begin with dates are the heads of roles', () => {
  const text = `Ana Brook

Experience
• June 2017: Marketing Manager at Orient Group Ltd
Built the website and the flyers of the group
• July 2016: Sales Assistant at Arys Homes Ltd
• March 2016: Sales Assistant at Kestrel Foods Ltd
Answered the telephone
• 2011 – 2012: Cook at Tern Hotel Ltd

Education
Leeds College, 2010`;
  expect(rolesOf(parseResume(text))).toEqual(
    expect.arrayContaining([
      ['Marketing Manager', 'Orient Group Ltd', 'June 2017'],
      ['Sales Assistant', 'Arys Homes Ltd', 'July 2016'],
      ['Cook', 'Tern Hotel Ltd', '2011 – 2012'],
    ]),
  );
});

it('a labelled name counts more than large words that are none', () => {
  const { head } = page(
    ['24', 'HIRE ME'],
    ['11', 'Name: Ada Brook'],
    ['11', 'ada.brook@example.com'],
    ['14', 'Experience'],
    ['11', 'Baker, Kestrel Foods Ltd\t2015 – 2018'],
  );
  expect(head.contact.name).toBe('Ada Brook');
});

it('projects in smaller type within the time of a role are no roles', () => {
  const document = page(
    ['22', 'Ada Brook'],
    ['12', 'ada.brook@example.com'],
    ['14B', 'Employment'],
    ['12B', 'Robot developer\tKestrel Works Ltd\tMarch 2017 – Present'],
    ['11', 'Pollux Rover (under development)\tMay 2018 – Present'],
    ['11', '• A robot that finds its own way about a house'],
    ['11', 'Castor\tJune 2017 – October 2018'],
    ['11', '• A smaller robot made of modules'],
    ['12B', 'Software engineer\tTern Works Ltd\tMay 2014 – February 2017'],
    ['11', '• Wrote the programs of a ship'],
    ['14B', 'Education'],
    ['12B', 'BSc Physics\tLeeds College\t2010 – 2014'],
  );
  expect(rolesOf(document)).toEqual([
    ['Robot developer', 'Kestrel Works Ltd', 'March 2017 – Present'],
    ['Software engineer', 'Tern Works Ltd', 'May 2014 – February 2017'],
    ['BSc Physics', 'Leeds College', '2010 – 2014'],
  ]);
});

it('words that nobody listed head sections where only they are far larger than the text', () => {
  const document = page(
    ['24', 'Ada Brook'],
    ['10', 'ada.brook@example.com'],
    ['18', 'Trades and houses'],
    ['10', 'Shipping, farming, medicine'],
    ['18', 'Where I am at home'],
    ['10', 'Pascal and databases of every kind'],
    ['10', 'Reports for the harbour office'],
    ['18', 'Machines I know'],
    ['10', 'Windows, Linux'],
    ['10', 'Old terminals'],
    ['10', 'Printers of all sizes'],
    ['10', 'The ticket machine of the ferry'],
    ['10', 'Barometers'],
    ['10', 'A lathe'],
    ['10', 'Two looms'],
    ['10', 'Clocks'],
    ['10', 'Scales'],
  );
  expect(document.sections.map(({ heading }) => heading?.text)).toEqual([
    'Trades and houses',
    'Where I am at home',
    'Machines I know',
  ]);
});

it('an employer in brackets keeps all its words, and one that ends its line at "of" goes on below', () => {
  const text = `Ada Brook

Experience
Research Fellow (University of Melbourne, Australia)	2023 – 2025
- Grew cells

Assistant, Prime Laboratory, University of
Moncton	2020 – 2022
- Read papers`;
  expect(rolesOf(parseResume(text))).toContainEqual(['Research Fellow', 'University of Melbourne', '2023 – 2025']);
});
