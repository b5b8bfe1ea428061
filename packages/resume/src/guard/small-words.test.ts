import { describe, expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const heads = {
  en: 'Experience\nOfficer, Corvane Ltd, 2018 – 2021',
  es: 'Experiencia profesional\nTécnica, Corvane SL, 2018 – 2021',
  fr: 'Expérience professionnelle\nAgente, Corvane SA, 2018 – 2021',
  de: 'Berufserfahrung\nSachbearbeiterin, Corvane GmbH, 2018 – 2021',
  zh: '工作经历\n星河科技有限公司　职员　2018年1月—2020年2月',
  ja: '■職務経歴\n株式会社ほし\n2018年4月〜2020年3月　社員',
};
type Tongue = keyof typeof heads;

function summaryOf(text: string): Edit {
  return {
    id: 's',
    kind: 'insert-section',
    section: 'summary',
    target: { afterSectionId: null },
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `Summary\n${text}`,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  };
}

/** Tries the same lie as a replacement, as an insertion after the line, and as a summary. */
function isKept(language: Tongue, before: string, after: string): boolean {
  const source = parseResume(`Ada Lind\nada@example.com\n\n${heads[language]}\n- ${before}`);
  const replaced = placeEdit(source, { id: 'r', before, after });
  const inserted = placeEdit(source, { id: 'i', before: '', after, section: before });
  if (!replaced || !inserted) throw new Error(`The resume has no line "${before}"`);
  const summary = summaryOf(after);
  const { kept } = guardEdits({ source, statedFacts: [], edits: [replaced, inserted, summary] });
  return kept.length > 0;
}

describe('a function word decides who did what', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'Coached by the head trainer', 'Coached the head trainer'],
    ['en', 'Secretary to the Board of Trustees', 'Secretary Board of Trustees'],
    ['en', 'Assistant to the Principal', 'Assistant Principal'],
    ['en', 'Assistant to the Director of Music, 2015 to 2019', 'Assistant Director of Music, 2015 to 2019'],
    ['es', 'Ayudante del jefe de sala', 'Ayudante jefe de sala'],
    ['fr', 'Assistante de la directrice', 'Assistante directrice'],
    ['de', 'Assistentin des Geschäftsführers', 'Assistentin Geschäftsführer'],
    ['en', 'Would have cut waste by 12%', 'Cut waste by 12%'],
    ['en', 'Worked under the site manager on 3 bridges', 'Worked as the site manager on 3 bridges'],
    ['en', 'Almost finished the rollout of the new till', 'Finished the rollout of the new till'],
    ['en', 'Wrote speeches for the mayor', 'Wrote speeches as the mayor'],
    ['en', 'Up to 40 orders a day', '40 orders a day'],
    ['en', 'Costs fell by 30%', 'Costs fell to 30%'],
    ['en', 'Reports checked by the auditor', 'Checked reports with the auditor'],
    ['en', 'If needed, drove the van', 'Drove the van'],
    ['en', 'Evening course in welding, due to finish in May', 'Evening course in welding, finished in May'],
    ['en', 'Cleaned the ovens every other night', 'Cleaned the ovens every night'],
    ['en', 'A fix that might save 4 hours a week', 'A fix that will save 4 hours a week'],
    ['en', 'Wrote in French or Dutch', 'Wrote in French and Dutch'],
    ['es', 'Turno de noche si faltaba personal', 'Turno de noche incluso si faltaba personal'],
    ['es', 'Corregí parte del examen', 'Corregí el examen'],
    ['fr', 'Ronde occasionnelle, toujours avec un gardien', 'Ronde, parfois avec un gardien'],
    ['fr', "Traduction d'une partie du contrat", 'Traduction du contrat'],
    ['de', 'Neuen Dienstplan mitgestaltet', 'Neuen Dienstplan gestaltet'],
    ['de', 'Zweithöchste Bewertung im Haus', 'Höchste Bewertung im Haus'],
    ['de', 'Auf Polnisch oder Russisch beraten', 'Auf Polnisch und Russisch beraten'],
    ['zh', '用英语或日语接待', '用英语和日语接待'],
    ['es', 'Formada por la jefa de sala', 'Formé a la jefa de sala'],
    ['es', 'Casi completé el inventario de 2020', 'Completé el inventario de 2020'],
    ['es', 'Trabajé bajo la jefa de obra', 'Trabajé como la jefa de obra'],
    ['fr', 'Formée par la cheffe de rang', 'Formé la cheffe de rang'],
    ['fr', 'Aurait réduit les pertes de 12 %', 'Réduit les pertes de 12 %'],
    ['fr', 'Presque terminé le chantier de Lens', 'Terminé le chantier de Lens'],
    ['de', 'Angeleitet durch die Meisterin', 'Angeleitet die Meisterin'],
    ['de', 'Fast alle Rechnungen geprüft', 'Alle Rechnungen geprüft'],
    ['de', 'Bis zu 40 Anrufe am Tag', '40 Anrufe am Tag'],
    ['zh', '由主管审核报表', '审核报表'],
    ['zh', '计划上线新系统', '上线新系统'],
    ['ja', '部長が新規顧客を開拓', '新規顧客を開拓'],
    ['ja', '最大40件の注文を処理', '40件の注文を処理'],
  ])('%s: "%s" → "%s" is not kept', (language, before, after) => {
    expect(isKept(language, before, after)).toBe(false);
  });
});

describe('a form of the same word proves nothing about who did what', () => {
  test.each<[string, string]>([
    ['Managing editor of the school paper', 'Managed editor of the school paper'],
    ['Operating costs of 3 sites', 'Operated costs of 3 sites'],
    ['Founding member of the choir', 'Founded member of the choir'],
    ['Support desk for 40 users', 'Supported desk for 40 users'],
    ['Building inspections', 'Built inspections'],
    ['Manager of the shop signed the rota', 'Managed the shop, signed the rota'],
    ['Responsible for recruiting events', 'Recruited events'],
    ['Keys were kept in the safe', 'Kept keys in the safe'],
  ])('"%s" → "%s" is not kept', (before, after) => {
    expect(isKept('en', before, after)).toBe(false);
  });

  test.each<[string, string]>([
    ['Responsible for managing the diary of two partners', 'Managed the diary of two partners'],
    ['I was coordinating deliveries to 4 shops', 'Coordinated deliveries to 4 shops'],
    ['Checking of 14 rooms a day', 'Checked 14 rooms a day'],
  ])('"%s" → "%s" is kept: the words after it show that it was a verb', (before, after) => {
    expect(isKept('en', before, after)).toBe(true);
  });
});

test('an insertion cannot raise a stated skill level', () => {
  const source = parseResume('Ada Lind\nada@example.com\n\nSkills\nExcel, Python (beginner), SQL (basic)');
  for (const after of ['Fluent in Python.', 'Python', 'Expert in SQL.']) {
    expect(guardEdits({ source, statedFacts: [], edits: [summaryOf(after)] }).kept).toEqual([]);
  }
});

describe('a rewording that does not change who did what is kept', () => {
  test.each<[Tongue, string, string]>([
    [
      'en',
      'Meeting notes were typed up by me every Monday for the council',
      'Typed up meeting notes for the council every Monday',
    ],
    [
      'en',
      'Cut the queue from 30 minutes to 9 by moving the desks',
      'Moved the desks, cutting the queue from 30 minutes to 9',
    ],
    ['en', 'Responsible for caring for 12 calves', 'Cared for 12 calves'],
    ['de', 'Angebote wurden von mir nach Aufmaß geschrieben', 'Schrieb Angebote nach Aufmaß'],
    ['es', 'Las reservas son gestionadas por mí en inglés', 'Gestiono en inglés las reservas'],
    ['es', 'Carteles para bares de barrio y dos hoteles', 'Carteles para dos hoteles y bares de barrio'],
  ])('%s: "%s" → "%s"', (language, before, after) => {
    const source = parseResume(`Ada Lind\nada@example.com\n\n${heads[language]}\n- ${before}`);
    const edit = placeEdit(source, { id: 'r', before, after });
    if (!edit) throw new Error(`The resume has no line "${before}"`);
    expect(guardEdits({ source, statedFacts: [], edits: [edit] }).kept).toHaveLength(1);
  });
});

describe('a line with its own label is judged by that label', () => {
  const resume = `Ada Lind
ada@example.com

Experience
Fitter, Corvane Ltd, 2018 – 2021
- Responsible for laying pipe and testing valves in 3 plants
- Supported the inspectors
Skills: soldering, AutoCAD (basic)
Education: Diploma in Plumbing, Leeds College, 2017`;
  const source = parseResume(resume);
  const verdict = (after: string) => {
    const edit = placeEdit(source, { id: 'r', before: 'Skills: soldering, AutoCAD (basic)', after });
    if (!edit) throw new Error('The resume has no such line');
    return guardEdits({ source, statedFacts: [], edits: [edit] }).kept.length > 0;
  };

  test('work shown in a role can be listed as a skill', () => {
    expect(verdict('Skills: pipe laying, soldering, valve testing, AutoCAD (basic)')).toBe(true);
  });

  test.each([
    'Skills: soldering, AutoCAD',
    'Skills: inspection, soldering, AutoCAD (basic)',
    'Skills: soldering, Revit',
  ])('anything else cannot: "%s"', (after) => {
    expect(verdict(after)).toBe(false);
  });
});

test('items may be regrouped in brackets after another item', () => {
  const source = parseResume('Ada Lind\nada@example.com\n\nSkills\nJava, Spring, Maven, SQL (basic)');
  const isRegrouped = (after: string) => {
    const edit = placeEdit(source, { id: 'r', before: 'Java, Spring, Maven, SQL (basic)', after });
    if (!edit) throw new Error('The resume has no such line');
    return guardEdits({ source, statedFacts: [], edits: [edit] }).kept.length > 0;
  };
  expect(isRegrouped('Java (Spring, Maven), SQL (basic)')).toBe(true);
  expect(isRegrouped('Java (Spring, Gradle), SQL (basic)')).toBe(false);
  expect(isRegrouped('Java (Spring, SQL), Maven')).toBe(false);
});

describe('the digits of a code are part of its name', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'Kept the records to GDP1 standard', 'Kept the records to GDP4 standard'],
    ['en', 'Moved two sites to RS2 routers', 'Moved two sites to RS2018 routers'],
    ['ja', 'DB2の運用を担当', 'DB35の運用を担当'],
  ])('%s: "%s" is not "%s"', (language, before, after) => {
    expect(isKept(language, before, after)).toBe(false);
  });
});

test('whoever ran it stays, even where a skill opens their title', () => {
  const before = 'Joined the weekly demos (held by our data engineer, Omar)';
  expect(isKept('en', before, 'Joined the weekly demos (held our data engineer, Omar)')).toBe(false);
});

test.each<[Tongue, string, string]>([
  ['fr', 'Gardes de week-end, environ trois par mois', 'Gardes de week-end, environ trois mois'],
  ['es', 'Turnos de noche, unos dos por semana', 'Turnos de noche, unas dos semanas'],
])('%s: how often is not how long: "%s" is not "%s"', (language, before, after) => {
  expect(isKept(language, before, after)).toBe(false);
});

test('an item of a list keeps what stands beside its name, in a new line too', () => {
  const source = parseResume(
    'Ada Lind\nada@example.com\n\nSkills\nWord, Tableau (viewing dashboards), Python (Django)',
  );
  const entry = source.sections[0]?.entries[0];
  if (!entry) throw new Error('no skills');
  const isListed = (after: string) => {
    const line: Edit = {
      id: 'l',
      kind: 'insert-line',
      target: { entryId: entry.id, position: 'end' },
      line: { kind: 'text', depth: 0 },
      before: '',
      after,
      reason: { code: 'clearer', params: {} },
      evidence: [],
    };
    return guardEdits({ source, statedFacts: [], edits: [line] }).kept.length === 1;
  };
  expect(isListed('Word, Python (Django)')).toBe(true);
  expect(isListed('Word, Tableau')).toBe(false);
});
