import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

describe('what somebody did is a fact, though a word of it could ask for something', () => {
  test.each<Row>([
    ['en', 'I optimize builds at Globex', 'Ran on-call + Optimized builds'],
    ['en', 'At Globex I improved the build time by 30%', 'Ran on-call + Improved the build time by 30%'],
    ['de', 'Ich habe bei Nordfracht die Abläufe optimiert', 'Excel-Listen gepflegt + Die Abläufe optimiert'],
    ['de', 'Bei Nordfracht habe ich 3 Leute geführt', 'Excel-Listen gepflegt + 3 Leute geführt'],
    ['fr', "J'ai amélioré l'accueil à la Mairie de Lens de 20 %", "Classé les dossiers + Amélioré l'accueil de 20 %"],
    ['fr', "À la Mairie de Lens, j'ai traduit les courriers", 'Classé les dossiers + Traduit les courriers'],
    ['es', 'Mejoré la atención en el Hospital del Mar', 'Ayudé en quirófano + Mejoré la atención'],
    ['es', 'En la Clínica Sol formé a 4 colegas', 'Atendí urgencias + Formé a 4 colegas'],
    ['zh', '我在华为优化了简历系统', '参加代码评审 + 优化了简历系统'],
    ['ja', '南工業で工程を改善しました', '安全点検を実施 + 工程を改善'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('what somebody has not done', () => {
  test.each<readonly [Language, string]>([
    ['en', "I've never used Terraform"],
    ['en', 'actually I have no experience with AWS'],
    ['en', 'I did not lead a team'],
    ['de', 'Ich habe keine Erfahrung mit SAP'],
    ['fr', "je n'ai jamais utilisé SAP"],
    ['es', 'nunca he usado SAP'],
    ['zh', '我没用过Docker'],
    ['ja', 'SAPは使ったことがありません'],
  ])('%s: “%s” is noted and adds nothing', async (language, message) => {
    const { outcome, facts } = await converse(language, [message]);
    // A button removes what the resume says about it.
    expect(['noted', 'notedOffer', 'whichLine', 'removeWhole']).toContain(outcome);
    expect(facts).toEqual([]);
  });

  test.each<Row>([['en', "I don't want hobbies", 'Hobbies / Rowing → ']])(
    '%s: “%s” is a request',
    async (language, message, outcome) => {
      expect((await converse(language, [message])).outcome).toBe(outcome);
    },
  );

  test.each<[Language, string]>([
    ['en', "I don't know"],
    ['en', 'I have no idea'],
    ['de', 'Ich kann das nicht lesen'],
  ])('%s: “%s” is answered in words', async (language, message) => {
    const { outcome, facts } = await converse(language, [message]);
    expect([facts, /^\w+$/u.test(outcome)]).toEqual([[], true]);
  });
});
