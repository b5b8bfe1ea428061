import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

const check = async (language: Language, message: string, outcome: string) =>
  expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);

describe('what is replaced', () => {
  test.each<Row>([
    ['en', 'put 5 instead of 4', 'Led a team of 4 → Led a team of 5'],
    ['en', 'change 2019 to 2020', 'whichLine'],
    ['en', 'change 2019 to 2020 >> Globex', 'Developer, Globex, 2014 - 2019 → Developer, Globex, 2014 - 2020'],
    [
      'en',
      'change Berlin to Munich and 2010 to 2009',
      'Senior Engineer, Acme Corp, Berlin, 2019 - present → Senior Engineer, Acme Corp, Munich, 2019 - ' +
        'present; BSc Computer Science, University of Leeds, 2010 - 2014 → BSc Computer Science, University of ' +
        'Leeds, 2009 - 2014',
    ],
    [
      'en',
      'change Berlin to Munich and 2014 to 2013',
      'Senior Engineer, Acme Corp, Berlin, 2019 - present → Senior Engineer, Acme Corp, Munich, 2019 - present',
    ],
    ['en', 'change rowing to rowing and sailing to Spain', 'Rowing → Rowing and sailing to Spain'],
    [
      'en',
      'replace my email by ada@x.example; also rename Hobbies into Interests.',
      'ada@example.org | +44 20 7946 0000 | London → ada@x.example | +44 20 7946 0000 | London; Hobbies → Interests',
    ],
    [
      'de',
      'Ersetze SAP durch Oracle und Word durch Writer',
      'Rechnungen mit SAP geprüft → Rechnungen mit Oracle geprüft; Excel, SAP, Word → Excel, Oracle, Writer',
    ],
  ])('%s: %s', check);
});

describe('what is taken away', () => {
  test.each<Row>([
    [
      'en',
      'delete Education and Hobbies',
      'Education / BSc Computer Science, University of Leeds, 2010 - 2014 → ; Hobbies / Rowing → ',
    ],
    ['en', 'remove the second and third bullets at Acme', 'Cut the AWS bill with Firebase alarms → ; Reviewed code → '],
    ['en', 'remove bullets 2 and 3 at Acme', 'Cut the AWS bill with Firebase alarms → ; Reviewed code → '],
    ['en', 'remove the last two bullets of Globex', 'Wrote Python scripts for Kafka → ; Ran on-call → '],
    ['en', 'remove the last two bullets', 'whichLine'],
    ['en', 'remove the bullet', 'notHere'],
    ['de', 'Hobbys raus', 'Hobbys / Rudern → '],
    ['de', 'Entferne Sprachen und Hobbys', 'Sprachen / Deutsch, Englisch → ; Hobbys / Rudern → '],
    [
      'de',
      'Lösche den zweiten und dritten Punkt bei Nordfracht',
      'Reklamationen bearbeitet → ; Excel-Listen gepflegt → ',
    ],
    ['de', 'Lösche die letzten zwei Punkte bei Kraft AG', 'Rechnungen mit SAP geprüft → ; Touren geplant → '],
    ['fr', 'supprime les deux dernières lignes chez Mairie de Lens', 'Rédigé les courriers → ; Classé les dossiers → '],
    ['es', 'borra el segundo y el tercer punto de Hospital del Mar', 'Registré datos en SAP → ; Ayudé en quirófano → '],
    ['zh', '删除语言和兴趣爱好', '语言 / 中文、英语 → ; 兴趣爱好 / 划船 → '],
    ['ja', '語学と趣味を削除して', '語学 / 日本語、英語 → ; 趣味 / ボート → '],
  ])('%s: %s', check);
});

test('each of two quotations is its own', async () => {
  const { outcome } = await converse('en', ["add 'Mentored 5 interns' at Acme and remove 'Reviewed code'"]);
  expect(outcome).toBe('Planned the migration + Mentored 5 interns; Reviewed code → ');
});
