import { expect, test } from 'vitest';
import { fold } from '../../guard/text/fold.ts';
import { parseJob } from '../../job/parse-job.ts';
import { parseResume } from '../../parse/parse-resume.ts';
import { claimLogit } from '../claims/claim-chance.ts';
import { scoreMatch } from '../score-match.ts';

const resumes = {
  en: (lines: string) => `Pat Doe\npat@example.com\n\nEXPERIENCE\nEngineer, Acme Ltd, March 2019 - June 2023\n${lines}`,
  de: (lines: string) =>
    `Pat Doe\npat@example.com\n\nBERUFSERFAHRUNG\n03/2019 – 06/2023 Sachbearbeiterin, Acme GmbH\n${lines}`,
};

function match(lines: string, must: string, language: keyof typeof resumes = 'en') {
  const heading = language === 'de' ? 'Ihr Profil' : 'Requirements';
  return scoreMatch(
    parseResume(resumes[language](lines)),
    parseJob({ title: '', description: `${heading}\n- ${must}` }),
  );
}

test.each([
  ['The Kubernetes clusters are looked after by the platform team', 'Kubernetes', 'en'],
  ['Kubernetes belongs to another department, I only read the dashboards', 'Kubernetes', 'en'],
  ['Signed up for a Terraform course next spring', 'Terraform', 'en'],
  ['SAP macht bei uns die Buchhaltung, ich gebe nur die Belege ab', 'SAP', 'de'],
] as const)('“%s” does not show %s', (line, must, language) => {
  expect(match(`- ${line}`, must, language).matched).toEqual([]);
});

test.each([
  ['Ran the Kubernetes clusters for the whole company', 'Kubernetes', 'en'],
  ['No outage of the Kubernetes clusters in three years under my care', 'Kubernetes', 'en'],
  ['Monatsabschluss in SAP selbstständig erstellt', 'SAP', 'de'],
] as const)('“%s” shows %s', (line, must, language) => {
  expect(match(`- ${line}`, must, language).matched).toHaveLength(1);
});

test('of two lines, the one that claims it is quoted', () => {
  const lines = [
    'The old Kubernetes clusters belonged to the platform team, not to me',
    'Set up our new Kubernetes clusters',
  ];
  const document = parseResume(resumes.en(lines.map((line) => `- ${line}`).join('\n')));
  const { matched } = scoreMatch(document, parseJob({ title: '', description: 'Requirements\n- Kubernetes' }));
  const body = document.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.body));
  expect(body.find(({ id }) => id === matched[0]?.places[0]?.lineId)?.text).toBe(lines[1]);
});

const unnamed = (sentence: string) => ({ sentence: fold(sentence), from: 0, to: 0 });

test.each([
  ['Llevo toda la contabilidad de la tienda', 'La contabilidad la lleva una gestoría'],
  ['Je tiens la caisse chaque soir', "La caisse, c'est ma collègue"],
  ['独立完成工资核算', '工资核算由财务同事负责，我只提供数据'],
  ['発注と在庫管理を担当', '発注は本部の担当で、自分は入力のみ'],
])('“%s” is a stronger claim than “%s”', (own, others) => {
  expect(claimLogit(unnamed(own))).toBeGreaterThan(claimLogit(unnamed(others)));
});

test('a bare list under Skills is had, whichever names stand in it', () => {
  const matched = (skills: string) =>
    match(`- Wrote reports\n\nSKILLS\n${skills}`, 'Kubernetes').matched.map(({ requirement }) => requirement.text);
  expect(matched('SQL, Kubernetes, Excel')).toEqual(['Kubernetes']);
  expect(matched('SQL, k8s, Excel')).toEqual(['Kubernetes']);
  expect(matched('SQL, learning Kubernetes, Excel')).toEqual([]);
});
