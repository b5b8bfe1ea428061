import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

function rolesOf(...lines: readonly string[]) {
  const { sections } = parseResume(lines.join('\n'));
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries.map(({ fields }) => [fields.title, fields.organisation, fields.period?.text]));
}

it('names that stand alone beside their places are employers', () => {
  const roles = rolesOf(
    'Sam Reed',
    'EXPERIENCE',
    '2018-2023 Salterly -------------------------------- Boston MA',
    'Web application architecture and implementation, leadership.',
    '2016-2018 Finch Financial ------------------------- Boston MA',
    'Software implementation, client services.',
  );
  expect(roles).toEqual([
    [undefined, 'Salterly', '2018-2023'],
    [undefined, 'Finch Financial', '2016-2018'],
  ]);
});

it('an order that all entries have overrules a word', () => {
  const role = (dates: string, title: string, employer: string) => [
    `${dates}\t${title}`,
    employer,
    'Told of it at length.',
    '',
  ];
  const roles = rolesOf(
    'Lena Berg',
    'WORK EXPERIENCE',
    ...role('June 2017 – December 2017', 'Teacher Assistant', 'Umber University'),
    ...role('May 2017 – August 2017', 'Research Assistant', 'Umber University'),
    ...role('June 2015 – July 2015', 'Software Engineer', 'Elm Systems'),
    ...role('June 2014 – August 2014', 'Construction work', 'Private company Stefan Berg'),
  );
  expect(roles.at(-1)).toEqual(['Construction work', 'Private company Stefan Berg', 'June 2014 – August 2014']);
});

it('projects within the time at an employer are not roles', () => {
  const roles = rolesOf(
    '田中 太郎',
    '職務経歴',
    'みなと商事株式会社 2014年5月～2017年1月',
    '期間\tプロジェクト内容\t担当フェーズ\t規模',
    '2014年5月\t受発注サイト開発\t要件定義\tLinux 2名',
    '2015年1月\t自動テスト基盤新規開発\t設計\tLinux 10名',
    'あおば銀行 2017年2月～現在',
    '・運用を担当',
  );
  expect(roles.map(([, employer]) => employer)).toEqual(['みなと商事株式会社', 'あおば銀行']);
});

it('what has neither dates nor a name of a role tells of the entry above it', () => {
  const roles = rolesOf(
    'Max Lind',
    'Berufserfahrung',
    '05/2016 – 08/2019\tIT Consultant',
    'Netzwerk GmbH',
    '• Entwicklung einer Cloud-Umgebung',
    '',
    'Kafka auf Kubernetes',
    '• Entwicklung von Images',
    '',
    '04/2014 – 04/2016\tSystemadministrator',
    'Labor GmbH',
    '• Betrieb der Server',
  );
  expect(roles.map(([title]) => title)).toEqual(['IT Consultant', 'Systemadministrator']);
});

it('labels say which name is which', () => {
  const roles = rolesOf(
    'Dina Bruno',
    'Professional Appointments',
    'Research Title: Senior Scientist',
    'Period: Nov 2021 – present',
    'Employer: Harbour Weather Office, Exeter, UK',
    '',
    'Research Title: Scientist',
    'Period: Aug 2019 – Nov 2021',
    'Employer: Tidewater, Exeter, UK',
  );
  expect(roles.map(([title, employer]) => [title, employer?.split(',')[0]])).toEqual([
    ['Senior Scientist', 'Harbour Weather Office'],
    ['Scientist', 'Tidewater'],
  ]);
});

it('months with points are a range without blanks', () => {
  expect(
    rolesOf(
      'Max Lind',
      'Berufserfahrung',
      '02.2013-08.2013\tKoch, Alte Mühle GmbH',
      '10.2020- bis jetzt\tKüchenchef, Krone GmbH',
    ),
  ).toEqual([
    ['Koch', 'Alte Mühle GmbH', '02.2013-08.2013'],
    ['Küchenchef', 'Krone GmbH', '10.2020- bis jetzt'],
  ]);
});

it('a birthday and the mark of the form date no role', () => {
  const roles = rolesOf(
    'Max Lind',
    'Berufserfahrung',
    '02/2013 – 08/2014\tKoch, Alte Mühle GmbH',
    'Geburtsdatum\t07.06.1997',
    '© European Union, 2002-2018 | http://europass.cedefop.europa.eu Page 1 / 2',
  );
  expect(roles).toHaveLength(1);
});

it('a name with its country behind it is an employer there', () => {
  const [role] =
    parseResume('Max Lind\nExperience\nIntern\t2011 – 2012\nUnion Glass (Italy)\n• Cut glass').sections[0]?.entries ??
    [];
  expect(role?.fields).toMatchObject({ title: 'Intern', organisation: 'Union Glass', place: 'Italy' });
});
