import { expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';

function rolesOf(...lines: readonly string[]) {
  const { sections } = parseResume(lines.join('\n'));
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries.map(({ fields }) => [fields.title, fields.organisation, fields.period?.text]));
}

it('employers as outer bullets keep the roles inside them', () => {
  const roles = rolesOf(
    'Sam Reed',
    'Experience',
    '• Kestrel Foods\tMountain View, CA',
    'Software Engineer\tOct 2016 – Present',
    '  • Tensors: a library for numbers; used by many.',
    '  • Beams: a model for pipelines.',
    '• Harbour Labs\tBoston, MA',
    'Data Analyst\tJan 2014 – Sep 2016',
    '  • Notifications: a service that sends mail.',
  );
  expect(roles).toEqual([
    ['Software Engineer', 'Kestrel Foods', 'Oct 2016 – Present'],
    ['Data Analyst', 'Harbour Labs', 'Jan 2014 – Sep 2016'],
  ]);
});

it('bullets that tell of a role stay bullets, though a date follows them', () => {
  const roles = rolesOf('Sam Reed', 'Experience', 'Clerk, Kestrel Foods\t2016 – 2018', '• Kept books', '• Paid bills');
  expect(roles).toEqual([['Clerk', 'Kestrel Foods', '2016 – 2018']]);
});

it('points part dates, role and house', () => {
  const roles = rolesOf(
    'Mara Lind',
    'Experience',
    '2018 – Present. Fellow. Centre for Ice Studies, Oslo',
    '2014 – 2018. Researcher. University of Bergen',
  );
  expect(roles).toEqual([
    ['Fellow', 'Centre for Ice Studies', '2018 – Present'],
    ['Researcher', 'University of Bergen', '2014 – 2018'],
  ]);
});

it('short years behind a slash', () => {
  const roles = rolesOf('Mara Lind', 'Experience', 'Oct/11-Oct/13: Engineer, Kestrel Foods', '• Built things');
  expect(roles).toEqual([['Engineer', 'Kestrel Foods', 'Oct/11-Oct/13']]);
});

it('labels of a form are not part of the names', () => {
  const roles = rolesOf(
    '姓名：李明',
    '工作经历',
    '公司名称：蓝海科技有限公司',
    '职位：软件工程师',
    '时间：2018年3月-2021年5月',
    '负责后端开发',
  );
  expect(roles).toEqual([['软件工程师', '蓝海科技有限公司', '2018年3月-2021年5月']]);
});

it('a name before two dashes and a trade', () => {
  const { head } = parseResume(
    'Mara Lind -- Senior Engineer\nmara@lind.example\n\nExperience\nEngineer, Kestrel Foods, 2019 – 2022',
  );
  expect(head.contact.name).toBe('Mara Lind');
});

it.each([
  'Skills & Interests',
  'Extracurricular Activity',
  'Hackathons',
  'Certificates and Awards',
  'Publication Record',
  'Grants, Scholarships and Awards',
])('the heading %s right below a list', (heading) => {
  const text =
    `Mara Lind\n\nExperience\nEngineer, Kestrel Foods\t2019 – 2022\n• Built things\n${heading}\n` +
    '• Something of it\n\nEducation\nMSc, University of Oslo\t2018';
  expect(parseResume(text).sections.map((section) => section.heading?.text)).toContain(heading);
});

it('a part of what a role tells is not a role, whatever stands beside its label', () => {
  const roles = rolesOf(
    '山田 花子',
    '職務経歴',
    '株式会社みなと 2014年5月～2017年1月',
    '2014年5月\t受発注システムの開発\t設計\tLinux',
    '≪担当業務≫\tJava',
    '・画面の実装',
    '≪コメント≫\tSpring',
    '',
    '株式会社あおぞら 2017年2月～現在',
    '・保守と運用',
  );
  expect(roles.map(([, employer]) => employer)).toEqual(['株式会社みなと', '株式会社あおぞら']);
});

it('a slash or a dash in brackets does not part a title', () => {
  const roles = rolesOf(
    'Mara Lind',
    'Experience',
    '2016 – 2020\tTest Engineer (control units / steering)',
    'Kestrel Automotive GmbH, Ulm',
    '- Built test benches',
    '',
    '2012 – 2016\tClerk',
    'Lumen Works GmbH, Bonn',
    '- Kept the books',
  );
  expect(roles[0]?.[0]).toBe('Test Engineer (control units / steering)');
});
