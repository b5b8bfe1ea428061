import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

describe('a message goes on from the one before', () => {
  test.each<Row>([
    [
      'en',
      'add to Globex: Trained 2 new testers >> no, make that 3 testers',
      'Trained 2 new testers → Trained 3 new testers',
    ],
    [
      'en',
      'add to Globex: Trained 2 new testers >> and also: Wrote runbooks',
      'Trained 2 new testers + Wrote runbooks',
    ],
    [
      'en',
      'add to Globex: Wrote runbooks >> no, put it in my current job',
      'Wrote runbooks → ; Planned the migration + Wrote runbooks',
    ],
    ['en', 'put it in the first job', 'whichLine'],
    ['en', 'add Rust to Skills >> delete it', 'undone'],
    ['en', 'remove hobbies >> delete it', 'whichLine'],
    ['en', 'remove hobbies >> actually, bring it back', 'undone'],
    ['en', 'remove hobbies >> oops, undo', 'undone'],
    ['en', 'remove hobbies >> undo >> redo', 'Hobbies / Rowing → '],
    ['en', 'redo', 'nothingToRedo'],
    ['en', 'remove hobbies >> Great. Now undo.', 'undone'],
    [
      'en',
      'remove hobbies >> and also remove education',
      'Education / BSc Computer Science, University of Leeds, 2010 - 2014 → ',
    ],
    ['en', 'put it back', 'nothingGone'],
    ['de', 'Ergänze Rust unter Kenntnisse >> Lösch es wieder', 'undone'],
    ['fr', 'Ajoute la compétence Outlook >> Supprime-la', 'undone'],
    ['es', 'Añade la habilidad Outlook >> Bórrala', 'undone'],
    ['zh', '添加Rust到专业技能 >> 把它删掉', 'undone'],
    ['ja', 'スキルにRustを追加して >> それを削除して', 'undone'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});

describe('several requests in one message are each done or told', () => {
  test.each<Row>([
    ['en', 'pls remove hobbies and move education to the top', 'Hobbies / Rowing → ; Education → Education'],
    ['en', 'put skills before education. then remove hobbies', 'Skills → Skills; Hobbies / Rowing → '],
    ['en', 'Remove hobbies. The font is ugly. Put skills first.', 'Hobbies / Rowing → ; Skills → Skills'],
    [
      'en',
      'add to Globex: Cut costs. Ran the desk. Then remove hobbies.',
      'Ran on-call + Cut costs. Ran the desk; Hobbies / Rowing → ',
    ],
    ['en', 'add that I plan and trim hedges', 'askToAddUnder'],
    [
      'en',
      'add that I led five people at Globex and move Hobbies to the top',
      'Ran on-call + Led five people; Hobbies → Hobbies',
    ],
    ['en', 'Thanks! Remove hobbies.', 'Hobbies / Rowing → '],
    ['de', 'Lösche die Hobbys und schiebe die Sprachen nach oben', 'Hobbys / Rudern → ; Sprachen → Sprachen'],
    [
      'fr',
      "Supprime les centres d'intérêt et mets les langues en premier",
      "Centres d'intérêt / Aviron → ; Langues → Langues",
    ],
    ['es', 'Quita las aficiones y pon los idiomas arriba', 'Aficiones / Remo → ; Idiomas → Idiomas'],
    ['zh', '删除兴趣爱好，然后把专业技能移到最前面', '兴趣爱好 / 划船 → ; 专业技能 → 专业技能'],
    ['ja', '趣味を削除して、スキルを一番上に移動して', '趣味 / ボート → ; スキル → スキル'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });

  test('a fact and a request: the fact is asked about without the request, and the request is done', async () => {
    const messages = ['I have used Terraform for 3 years. Make my summary shorter.', 'Summary'];
    const first = await converse('en', messages.slice(0, 1));
    expect(first.outcome).toContain('Ten years in fintech. → Developer');
    // Nothing is stored until it has a place.
    expect(first.facts).toEqual([]);
    expect((await converse('en', messages)).outcome).toContain('+ Used Terraform for 3 years.');
  });
});

describe('what was stated and placed is not put in again when the resume is fitted', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'I matched 12 donors at Globex >> fit my resume to the job', 'Matched'],
    ['en', 'I matched 12 donors at Globex >> remove Matched 12 donors >> fit my resume to the job', 'Matched'],
    ['de', 'Ich habe bei Kraft AG 3 Lager geplant >> Pass meinen Lebenslauf an die Stelle an', 'Lager'],
    ['fr', "J'ai géré 3 budgets à la Banque du Nord >> adapte mon CV au poste", 'budgets'],
    ['es', 'Gestioné 3 presupuestos en la Clínica Sol >> adapta mi currículum', 'presupuestos'],
    ['zh', '我在美团管理过200万预算 >> 优化简历', '预算'],
    ['ja', '北建設で2億円の予算を管理しました >> 求人に合わせて改善して', '2億円'],
  ])('%s: %s', async (language, messages, words) => {
    const said = messages.split(' >> ');
    expect((await converse(language, said.slice(0, 1))).outcome).toContain(' + ');
    // It may move to the top of its role, but must not be added twice.
    const { outcome } = await converse(language, said);
    const reworded = outcome.split('; ').filter((change) => !change.includes(' / '));
    expect(reworded.join('; ')).not.toContain(words);
  });
});

describe('a figure is put right', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'it was 5, not 4', 'Led a team of 4 → Led a team of 5'],
    ['en', 'I managed a budget of $2m at Globex >> no, 3m', 'Managed a budget of $2m → Managed a budget of $3m'],
    ['de', 'es waren 8 Disponenten, nicht 6', 'Leitung von 6 Disponenten → Leitung von 8 Disponenten'],
    ['fr', "c'était 50 réunions, pas 40", 'Organisé 40 réunions par an → Organisé 50 réunions par an'],
    ['es', 'eran 15 enfermeras, no 12', 'Coordiné 12 enfermeras → Coordiné 15 enfermeras'],
    ['zh', '不是4人，是6人', '带领4人团队 → 带领6人团队'],
    ['ja', '300台ではなく500台です', 'SAPでポンプ300台を修理 → SAPでポンプ500台を修理'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});

describe('and another one too', () => {
  test.each<readonly [Language, string, string]>([
    [
      'en',
      'remove hobbies >> and education too',
      'Education / BSc Computer Science, University of Leeds, 2010 - 2014 → ',
    ],
    ['en', 'remove hobbies >> delete Docker as well', 'Tools: Docker, AWS, Firebase → Tools: AWS, Firebase'],
    ['en', 'and education too', 'whichMeant'],
    ['de', 'Hobbys entfernen >> und Sprachen auch', 'Sprachen / Deutsch, Englisch → '],
    ['fr', 'supprime Langues >> et Formation aussi', 'Formation / BTS Gestion, Lycée Pasteur, 2010 - 2012 → '],
    ['es', 'quita las aficiones >> y Idiomas también', 'Idiomas / Español, inglés → '],
    ['zh', '删掉兴趣爱好 >> 语言也删掉', '语言 / 中文、英语 → '],
    ['ja', '趣味を消して >> 語学も消して', '語学 / 日本語、英語 → '],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});
