import { expect, test } from 'vitest';
import { parseJob } from '../../job/parse-job.ts';
import { parseResume } from '../../parse/parse-resume.ts';
import { scoreMatch } from '../score-match.ts';
import { readClaims } from './claims.ts';

const had = (text: string, isPersonal = true) => readClaims(text, isPersonal).had;
const partlyHad = (text: string) => readClaims(text, true).partlyHad;

test.each([
  ['No experience with Kubernetes yet', 'Kubernetes'],
  ['Failed the CPA exam in 2020', 'CPA'],
  ['Registered nurse seeking a position in an ICU', 'ICU'],
  ['To obtain a post as QC Analyst', 'Analyst'],
  ['Would like to learn Spanish', 'Spanish'],
  ['My manager was the Product Manager', 'Product'],
  ['Hired 42 Java and Kubernetes engineers', 'Java'],
  ['Placed SQL developers and Power BI analysts', 'Power BI'],
  ['Typed up minutes for the Scrum team', 'Scrum'],
  ['求职意向：新媒体运营经理', '运营'],
  ['Kubernetesは未経験です', 'Kubernetes'],
  ['Infirmière à la recherche d’un poste en pédiatrie', 'pédiatrie'],
  ['Ich suche eine Stelle im Einkauf', 'Einkauf'],
  ['Busco un puesto de contable', 'contable'],
  ['Keine Kenntnisse in SAP', 'SAP'],
])('%s: does not claim %s', (text, thing) => {
  expect(had(text)).not.toContain(thing);
  expect(had(text)).toHaveLength(text.length);
  expect(partlyHad(text)).not.toContain(thing);
});

test.each([
  ['BLS, ACLS, CCRN (in progress)', 'CCRN', 'ACLS'],
  ['CPA (expired 2015), MBA', 'CPA', 'MBA'],
  ['CCRN - in progress', 'CCRN', ''],
  ['Sat in on the GDPR project', 'GDPR', ''],
  ['Started a course in SQL, not finished yet. Typed letters', 'SQL', 'Typed'],
  ['Licence SAP (en cours)', 'SAP', ''],
  ['TOEIC（勉強中）、英検', 'TOEIC', '英検'],
  ['I order the food; our bookkeeper does the payroll', 'payroll', 'food'],
  ['Our platform team looks after Kubernetes', 'Kubernetes', ''],
  ['IOSH Managing Safely - booked for January', 'IOSH', ''],
  ['les fiches techniques, c’est le second qui s’en occupe', 'fiches', ''],
  ['Aufmaß nehme ich selbst, Angebote schreibt der Chef', 'Angebote', 'Aufmaß'],
  ['Las nóminas las hace una asesoría externa', 'nóminas', ''],
  ['有限元分析由总部仿真组做', '有限元', ''],
  ['広告の出稿は代理店まかせです', '出稿', ''],
])('%s: claims %s in part', (text, thing, own) => {
  expect(had(text)).not.toContain(thing);
  expect(partlyHad(text)).toContain(thing);
  expect(had(text)).toContain(own);
});

test.each([
  ['Seeking a role for my Python skills', 'Python'],
  ['Java developer looking for a new challenge', 'Java'],
  ['Migrated to Kubernetes with no downtime', 'Kubernetes'],
  ['Reporting to two partners in conveyancing', 'conveyancing'],
  ['Built Python tools for the sales team', 'Python'],
  ['Worked in a Scrum team', 'Scrum'],
  ['Ongoing support of SQL servers', 'SQL'],
  ['Machine learning and deep learning', 'learning'],
  ['Failed batches were traced in SAP', 'SAP'],
  ['Trained 5 Java developers', 'Java'],
  ['Developer tools: Git, Jira', 'Git'],
  ['Diplôme d’État d’aide-soignant', 'soignant'],
  ['掌握路由、状态管理', '状态'],
])('%s: claims %s', (text, thing) => {
  expect(had(text)).toContain(thing);
});

test('in a line about work a wish is recognised only at the start', () => {
  expect(had('Advised clients looking for loans in real estate', false)).toContain('real estate');
  expect(had('Hope to use Python soon', false)).not.toContain('Python');
});

test('what is under a heading of wishes is not claimed', () => {
  const resume = parseResume('李伟\nli@example.cn\n\n求职意向\n数据分析\n\n技能\nPython');
  const { matched } = scoreMatch(resume, parseJob({ title: '', description: '任职要求\n- 数据分析\n- Python' }));
  expect(matched.map(({ requirement }) => requirement.text)).toEqual(['Python']);
});

test('referees and employer names do not show skills, and unfinished qualifications are near', () => {
  const resume = parseResume(
    'Pat Doe\npat@example.com\n\nExperience\nBarista, Java Coffee House, 2019 - 2021\n- Made coffee\n\n' +
      'Certifications\nPMP (in progress)\n\nReferences\nJ. Holroyd, Headteacher',
  );
  const job = parseJob({ title: '', description: 'Requirements\n- Java\n- Headteacher\n- PMP' });
  const { matched, near, missing } = scoreMatch(resume, job);
  expect(missing.map(({ text }) => text)).toEqual(['Java']);
  expect(matched).toEqual([]);
  expect(near).toMatchObject([
    { places: [], credit: 0, requirement: { text: 'Headteacher' } },
    { how: 'partial', requirement: { text: 'PMP' } },
  ]);
});
