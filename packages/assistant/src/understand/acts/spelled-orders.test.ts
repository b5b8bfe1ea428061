import type { Language } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { everydayResume } from '../../testing/everyday-resumes.ts';
import { spelledOrders } from './spelled-orders.ts';

type Row = readonly [language: Language, message: string, orders: readonly string[]];
type Left = readonly [language: Language, message: string];

const ordersIn = (language: Language, message: string): string[] =>
  spelledOrders(message, parseResume(everydayResume(language))).map(
    ({ name, slots }) => `${name} ${slots.map((slot) => `${slot.name}=${slot.text}`).join(', ')}`,
  );

describe('several orders in plain words', () => {
  test.each<Row>([
    [
      'en',
      'could you drop Ran on-call, change Berlin to Bonn and put Hobbies before Education? thanks',
      ['remove thing=Ran on-call', 'change old=Berlin, new=Bonn', 'move thing=Hobbies, to=before Education'],
    ],
    [
      'de',
      'Rudern raus, 40 durch 45 ersetzen und unter Kenntnisse Access ergänzen',
      ['remove thing=Rudern', 'change old=40, new=45', 'tell place=Kenntnisse, what=Access'],
    ],
    [
      'fr',
      'enlève Aviron, remplace Lille par Arras et rajoute Sage dans les compétences',
      ['remove thing=Aviron', 'change old=Lille, new=Arras', 'tell what=Sage, place=les compétences'],
    ],
    [
      'es',
      'cambia Sevilla por Cádiz, quita Remo y añade Access en habilidades',
      ['change old=Sevilla, new=Cádiz', 'remove thing=Remo', 'tell what=Access, place=habilidades'],
    ],
    ['zh', '把划船删掉 把4人改成5人', ['remove thing=划船', 'change old=4人, new=5人']],
    ['ja', '趣味を消して、スキルにDockerを追加して', ['remove thing=趣味', 'tell place=スキル, what=Docker']],
  ])('%s: %s', (language, message, orders) => {
    expect(ordersIn(language, message)).toEqual(orders);
  });
});

test('the verb of an order is said once for several', () => {
  expect(ordersIn('en', 'replace Docker by Podman and Kafka by Pulsar')).toEqual([
    'change old=Docker, new=Podman',
    'change old=Kafka, new=Pulsar',
  ]);
});

describe('what is not there, or is not an order, is left to other readings', () => {
  test.each<Left>([
    ['en', 'change Paris to Bonn'],
    ['en', 'what should I change to get this job?'],
    ['en', 'change it to Bonn'],
    ['en', 'put AWS first in Tools'],
    ['en', 'rename Hobbies to Interests'],
    ['de', 'Ich möchte nach ganz oben kommen'],
    ['fr', 'remplace SAP'],
    ['zh', '个人简介写得太普通了 帮我改得好一点'],
    ['en', 'change the ETL line to: Wrote Python jobs for finance and audit'],
  ])('%s: %s', (language, message) => {
    expect(ordersIn(language, message)).toEqual([]);
  });
});

test('a place said behind the new words limits where they go', () => {
  expect(ordersIn('en', 'replace Python by Ruby in skills')).toEqual(['change old=Python, new=Ruby, place=skills']);
});

test('a message of faces and of a single long word is answered as any other', () => {
  const resume = parseResume(everydayResume('ja'));
  for (const message of ['😀'.repeat(120), 'を'.repeat(300), 'あ、'.repeat(100), `${'put in '.repeat(50)}in`])
    expect(spelledOrders(message, resume).length).toBeLessThan(12);
});
