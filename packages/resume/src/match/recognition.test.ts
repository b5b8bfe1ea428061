import { expect, test } from 'vitest';
import { parseJob } from '../job/parse-job.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { scoreMatch } from './score-match.ts';

const today = { year: 2026, month: 11 };

function statusOf(resume: string, posting: string) {
  const { matched, near } = scoreMatch(parseResume(resume), parseJob({ title: '', description: posting }), { today });
  return matched.length > 0 ? 'met' : near.length > 0 ? 'near' : 'missing';
}

const worked = (line: string) =>
  `Pat Doe\npat@example.com\n\nEXPERIENCE\nClerk, Acme Ltd, March 2019 - June 2023\n- ${line}`;
const studied = (line: string) => `Pat Doe\npat@example.com\n\nEDUCATION\n${line}`;
const asked = (must: string) => `Requirements\n- ${must}`;

test.each([
  ['Used Canva for posters', 'Canvas', 'missing'],
  // A short form that we do not know may be written out in a way that we do not know either.
  ['Weekly board of on-time deliveries', 'OTIF', 'near'],
  ['Daily dashboards with pivot tables and XLOOKUP', 'Excel', 'met'],
  ['The team beside mine used Terraform', 'Terraform', 'missing'],
  ['Fed the python at the zoo', 'Python', 'missing'],
  ['AWS (no experience)', 'AWS', 'missing'],
  ['Helped the manager with payroll', 'Payroll', 'near'],
  ['Assisted customers with returns', 'Returns of customers', 'met'],
  ['Attained 112 % of quota', 'Quota attainment', 'met'],
  ['Scalable backend systems in Go', 'Backend', 'met'],
  ['Ran wages in Sage Payroll', 'BrightPay, Xero Payroll or similar', 'met'],
  ['Carried out IV drug administration', 'Intravenous drug administration', 'met'],
  ['Simulated converters in LTspice', 'SPICE', 'met'],
  ['Introduced ISO 26262 in two departments', 'Functional safety', 'met'],
  ['Figmaでデザインシステムを構築', 'Figmaを使ったデザイン', 'met'],
  ['Full driving license', 'Driving licence', 'met'],
  ['CE driving licence', 'Driving licence class C', 'met'],
  ['Driving licence class B', 'HGV licence class C', 'near'],
  ['普通自動二輪車免許', '普通自動車免許', 'near'],
  ['Motorbike licence', 'Driving licence', 'near'],
  // A known certificate is held by its name, not by its words here and there.
  ['Served safely and kept the managers of the serving area informed', 'ServSafe Manager', 'near'],
  ['Spanish mother tongue', 'Spanish, Polish or Portuguese', 'met'],
  ['English (C2)', 'English C1', 'met'],
  ['TOEFL iBT: 104 points', 'English C1', 'met'],
  ['TOEFL iBT: 60 points', 'English C1', 'near'],
  ['English: TOEIC 430', 'Business English', 'near'],
  ['Goethe-Zertifikat B2', 'German B2', 'met'],
  // Whoever writes in a language rarely lists it.
  ['Ran the till', 'Fluent English', 'near'],
  ['Ran the till', 'Fluent Polish', 'missing'],
  ['Tracked faults in OTRS', 'Ticket systems (Zendesk, OTRS)', 'met'],
  ['Internal auditor for ISO 13485', 'ISO13485', 'met'],
  ['English good', 'English B2', 'near'],
  ['Did the accounts', '4 years of accounts', 'met'],
  ['Did the accounts', '6 years of accounts', 'near'],
  ['Nights on the surgical ward', '3 years of acute care', 'met'],
  ['Ran the till', '3 years of acute care', 'near'],
  ['Charted in Epic', 'Document in Epic', 'met'],
  ['Charted on paper', 'Document in Epic', 'missing'],
])('%s: %s is %s', (line, must, status) => {
  expect(statusOf(worked(line), asked(must))).toBe(status);
});

test('a degree is held by the short form that the posting gives in brackets', () => {
  const must = 'Master’s degree in Healthcare Administration (MHA) from an accredited university';
  expect(statusOf(studied('MHA 2016\nRiver State University'), asked(must))).toBe('met');
  expect(statusOf(studied('MBA 2016\nRiver State University'), asked(must))).toBe('near');
});

test('a role that shows several other things that are asked for is work of the trade', () => {
  const resume = worked('Cleaned teeth by ultrasonic scaling\n- Took X-rays\n- Ordered vaccines');
  const asks = (years: number) =>
    parseJob({
      title: '',
      description: asked(
        `Ultrasonic scaling\n- Take X-rays\n- Order vaccines\n- ${years} years in small animal practice`,
      ),
    });
  const met = (years: number) =>
    scoreMatch(parseResume(resume), asks(years), { today }).matched.some(
      ({ requirement }) => requirement.kind === 'years',
    );
  expect([met(3), met(6)]).toEqual([true, false]);
});

test.each([
  ['BSc Informatics, Hogeschool Waalmond, 2017', 'Bachelor’s degree in Computer Science', 'met'],
  ['PhD in Biology, Leeds, 2019', 'Master’s degree in Biology', 'met'],
  ['Bachelor of Arts, History, Leeds, 2015', 'Master’s degree in History', 'near'],
  ['Bachelor of Arts, History, Leeds, 2015', 'Bachelor’s degree in Chemistry', 'near'],
  ['NVQ Level 2 in Cleaning, 2018', 'NVQ Level 3', 'near'],
  // Degrees have more names than we know.
  ['Laconia HS, graduated 2012', 'HS diploma or GED', 'near'],
])('%s: %s is %s', (line, must, status) => {
  expect(statusOf(studied(line), asked(must))).toBe(status);
});

test('each met requirement points to the line that shows it', () => {
  const resume = parseResume(worked('Weekly and monthly wages were run by me in Sage Payroll'));
  const { matched } = scoreMatch(resume, parseJob({ title: '', description: asked('Sage Payroll or Xero Payroll') }));
  expect(matched[0]?.places[0]).toMatchObject({ length: 'Sage Payroll'.length });
});

test('a resume for the wrong job scores low, however well presented', () => {
  const resume = parseResume(
    `${worked('Wrote SQL reports')}\n\nSKILLS\nSQL, Python, Excel\n\nEDUCATION\nBSc Computer Science, Leeds, 2018`,
  );
  const job = parseJob({
    title: 'Consultant Neurosurgeon',
    description:
      'Requirements\n- GMC registration\n- FRCS\n- 10 years of neurosurgery\n- Craniotomy and spinal surgery\nDuties\n- Lead ward rounds',
  });
  expect(scoreMatch(resume, job, { today }).score).toBeLessThan(20);
});

test('the line of a dated role is quoted before the list of skills', () => {
  const document = parseResume(
    `${worked('Telemetry monitoring on the step-down unit')}\n\nSKILLS\nEpic, telemetry, Excel`,
  );
  const { near } = scoreMatch(document, parseJob({ title: '', description: asked('Interpret telemetry') }), { today });
  const [role] = document.sections.flatMap(({ entries }) => entries);
  expect(near[0]?.places[0]?.lineId).toBe(role?.body[0]?.id);
});
