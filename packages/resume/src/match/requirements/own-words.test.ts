import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { parseJob } from '../../job/parse-job.ts';
import { parseResume } from '../../parse/parse-resume.ts';
import { scoreMatch } from '../score-match.ts';

const forms = {
  en: ['EXPERIENCE\nClerk, Acme Ltd, March 2019 - June 2023', 'Requirements'],
  de: ['BERUFSERFAHRUNG\n03/2019 – 06/2023 Sachbearbeiterin, Acme GmbH', 'Ihr Profil'],
  es: ['EXPERIENCIA\nAdministrativa, Acme SL, marzo 2019 - junio 2023', 'Requisitos'],
  fr: ['EXPÉRIENCE\nAssistante, Acme SA, mars 2019 - juin 2023', 'Profil recherché'],
  ja: ['職務経歴\n2019年3月～2023年6月 株式会社アクメ 事務', '応募資格'],
  zh: ['工作经历\n2019.03-2023.06 某某有限公司 文员', '任职要求'],
} as const;

function missing(language: Language, line: string, must: string): string[] {
  const [work, asking] = forms[language];
  const resume = parseResume(`Pat Doe\npat@example.com\n\n${work}\n- ${line}`);
  const job = parseJob({ title: '', description: `${asking}\n- ${must}` }, [language]);
  expect(job.requirements).not.toEqual([]);
  return scoreMatch(resume, job).missing.map(({ text }) => text);
}

test.each([
  [
    'en',
    'Looking to the future: recruit students for higher-education programmes',
    'Familiarity with higher education',
  ],
  ['en', 'word, excel and outlook every day', 'Excel'],
  ['en', 'Organised stock-takings', 'Stocktaking'],
  ['en', 'Optimised catalogues', 'Catalog optimization'],
  ['de', 'Word, Outlook, Excel nur das Nötigste', 'EDV-Grundkenntnisse'],
  ['de', 'Lagerverwaltungssoftware eingeführt', 'Lagerverwaltung'],
  ['fr', 'Transmissions saisies sur logiciel netsoins', 'Logiciel Netsoins'],
  ['fr', 'Accueil d’une stagiaire par an', 'Encadrement de stagiaires'],
  ['es', 'Rondas de vigilancia nocturnas', 'Ronda de vigilancia'],
  ['ja', '乗務前の点呼（月２０回）を担当、土曜日の勤務は可能ですが月2回まで', '土曜日に勤務できる方'],
  ['ja', '出荷実績をピボットで集計', 'Excel'],
  ['ja', '運転者への点呼を実施', '点呼業務の経験'],
  ['zh', '负责危险品仓库的日常巡检', '危险品仓库巡检'],
] as const)('%s: beside “%s”, “%s” is not missing', (language, line, must) => {
  expect(missing(language, line, must)).toEqual([]);
});

test.each([
  ['en', 'AWS (no experience)', 'AWS'],
  ['en', 'The team beside mine used Terraform', 'Terraform'],
  ['en', 'Had a go at pricing', 'Go'],
  ['en', 'Excellent manners at the counter', 'Excel'],
] as const)('%s: beside “%s”, “%s” is missing', (language, line, must) => {
  expect(missing(language, line, must)).toEqual([must]);
});
