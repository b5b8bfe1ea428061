import { describe, expect, test } from 'vitest';
import { rewriteLine, rewriteProfile } from './rewrite-line.ts';

type Other = 'es' | 'fr' | 'de' | 'ja' | 'zh';

describe('lines of the other languages lose only words without meaning, for a reason that is true', () => {
  test.each<[Other, string, string, string]>([
    ['de', 'Ich bin verantwortlich für die Kasse', 'Verantwortlich für die Kasse', 'first-person'],
    ['de', 'war zuständig für die Kasse', 'Zuständig für die Kasse', 'shorter'],
    ['de', 'Ich habe die Website neu aufgebaut', 'Die Website neu aufgebaut', 'first-person'],
    ['de', 'Ich habe 3 Azubis betreut und geprüft', '3 Azubis betreut und geprüft', 'first-person'],
    ['es', 'Yo me encargo del triaje', 'Me encargo del triaje', 'first-person'],
    ['es', 'Soy responsable de la planta', 'Responsable de la planta', 'shorter'],
    ['fr', 'a contribué à la refonte', 'Contribution à la refonte', 'clearer'],
    ['ja', '予約受付をしていました', '予約受付', 'clearer'],
    ['ja', 'k8s環境の構築を担当いたしました。', 'k8s環境の構築を担当', 'clearer'],
    ['ja', '私は経理を担当しました', '経理を担当', 'first-person'],
    ['zh', '我负责订单系统', '负责订单系统', 'first-person'],
    ['zh', '2. 我带领5人团队', '2. 带领5人团队', 'first-person'],
  ])('%s: %s', (language, before, text, reason) => {
    expect(rewriteLine(before, language, 'former')).toEqual({ text, reason });
  });

  test.each<[Other, string]>([
    ['de', 'Ich habe Erfahrung und bin geübt'],
    ['de', 'Ich habe gekocht'],
    ['de', 'Ich habe mich um die Tiere gekümmert'],
    ['fr', 'https://exemple.example/'],
    ['de', 'Ich habe gelernt, wie man Kuchen backt'],
  ])('%s stays: %s', (language, line) => {
    expect(rewriteLine(line, language, 'former')).toBeUndefined();
  });
});

test('a profile drops the first person only as a whole', () => {
  expect(rewriteProfile('Je suis un développeur web.', 'fr')?.text).toBe('Développeur web.');
  expect(rewriteProfile('Je suis un développeur web. Je cherche un poste.', 'fr')).toBeUndefined();
  expect(rewriteProfile('Ich bin eine Köchin. Ich suche eine Stelle.', 'de')).toBeUndefined();
});
