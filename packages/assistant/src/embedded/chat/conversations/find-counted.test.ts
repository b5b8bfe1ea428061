import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

describe('a line is known by its place', () => {
  test.each<Row>([
    ['en', 'delete the second bullet under Acme', 'Cut the AWS bill with Firebase alarms → '],
    ['en', 'Remove the last bullet of my job at Globex, please', 'Ran on-call → '],
    ['en', 'remove bullet 3 from Acme Corp', 'Reviewed code → '],
    ['en', 'drop the 2nd line in Skills', 'Tools: Docker, AWS, Firebase → '],
    [
      'en',
      'change the first bullet at Globex to Built Go services for banks',
      'Built Java services → Built Go services for banks',
    ],
    [
      'en',
      'move the last bullet under Globex to the top',
      'Built Java services / Wrote Python scripts for Kafka / Ran on-call → Ran on-call / Built Java services / Wrote Python scripts for Kafka',
    ],
    ['de', 'Lösche den zweiten Punkt bei Nordfracht', 'Reklamationen bearbeitet → '],
    ['de', 'Entferne die letzte Zeile unter Kraft AG', 'Touren geplant → '],
    ['fr', 'Supprime la deuxième puce chez Mairie de Lens', 'Rédigé les courriers → '],
    ['fr', 'Supprimer la dernière ligne de la Mairie de Lens', 'Classé les dossiers → '],
    ['es', 'Elimina el segundo punto de Clínica Sol', 'Preparé turnos con Excel → '],
    ['es', 'Borra la última viñeta en la Clínica Sol', 'Atendí urgencias → '],
    ['zh', '删除美团的第二条', '带领4人团队 → '],
    ['ja', '南工業の2番目の項目を削除', '図面を作成 → '],
    ['ja', '南工業の最後の箇条書きを削除してください', '安全点検を実施 → '],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });

  test.each<Row>([
    ['en', 'remove the 9th bullet at Globex', 'notHere'],
    ['en', 'remove the second bullet at Initech', 'whichLine'],
  ])('%s: %s is not there', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });

  test('without a place the person chooses', async () => {
    expect((await converse('en', ['delete the last bullet'])).outcome).toBe('whichLine');
    const chosen = await converse('en', ['delete the last bullet', 'Ran on-call']);
    expect(chosen.outcome).toBe('Ran on-call → ');
    expect((await converse('en', ['delete the last bullet', 'the second one'])).outcome).toBe('Ran on-call → ');
    expect((await converse('de', ['Lösche den letzten Punkt', 'den ersten'])).outcome).toBe('Touren geplant → ');
    expect((await converse('zh', ['删除最后一条', '第一条'])).outcome).toBe('用Java重构支付模块 → ');
  });

  test('words that are put in its place are the person’s own', async () => {
    const { facts } = await converse('en', ['change the first bullet at Globex to Built 12 Go services']);
    expect(facts).toEqual(['Built 12 Go services']);
  });
});
