import { expect, it } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

function verdictOf(head: readonly string[], before: string, after: string): string {
  const document = parseResume([...head, `- ${before}`].join('\n'));
  const edit = placeEdit(document, { id: 'e', before, after });
  if (!edit) throw new Error(`no such line: ${before}`);
  return guardEdits({ source: document, statedFacts: [], edits: [edit] }).heldBack[0]?.verdict ?? 'kept';
}

const french = ['Léa Morin', 'Expérience', 'Secrétaire, Cabinet Roux, 2018 – 2021'];
const german = ['Jana Voss', 'Berufserfahrung', 'Lageristin, Kern GmbH, 2019 – 2022'];
const chinese = ['李敏', '工作经历', '运营专员，某某公司，2019年 – 2022年'];

it('asks where help went and the rest was put in another order', () => {
  const before = 'Participation à la fête du quartier : tenue du stand et affichage des horaires';
  expect(verdictOf(french, before, 'Affichage des horaires et tenue du stand pour la fête du quartier')).toBe(
    'questioned',
  );
});

it('holds help that is merely left out', () => {
  expect(verdictOf(french, 'Participation à la tenue des archives', 'Tenue des archives')).toBe('held');
});

it('asks about somebody who follows a verb and an article: that title is not the person’s', () => {
  const before = 'Vertretung des Lagerleiters im Krankheitsfall';
  expect(verdictOf(german, before, 'Vertritt den Lagerleiter im Krankheitsfall')).toBe('questioned');
});

it('reads 由 before a figure as from, and 天 in a name as no day', () => {
  expect(verdictOf(chinese, '退货率由9%降至7%', '退货率从9%降至7%')).toBe('kept');
  expect(verdictOf(chinese, '管理天猫店铺的上新', '天猫店铺的上新管理')).not.toBe('held');
});

const english = ['Mara Feld', 'Experience', 'Clerk, Dunmore Depot, 2018 – 2021'];

it('asks where another limit stands in place of the old one, and holds where none does', () => {
  const before = 'Signed delivery notes when she was away';
  expect(verdictOf(english, before, 'Signed delivery notes in her absence')).toBe('questioned');
  expect(verdictOf(english, before, 'Signed delivery notes')).toBe('held');
});

it('asks where the word that was read as a limit stands there in another form', () => {
  expect(verdictOf(english, 'Absence records for 40 drivers', 'Records of absences for 40 drivers')).toBe('questioned');
});

it('asks where the words of a short line are parts of its compounds', () => {
  expect(verdictOf(german, 'Erstellung von Lieferscheinübersichten', 'Lieferschein gelistet')).toBe('questioned');
});

it('asks about an item of a list that the person says they worked with', () => {
  const document = parseResume([...english, '- Kept the stock cards', 'Skills', 'Excel, Outlook'].join('\n'));
  const edit = placeEdit(document, {
    id: 'e',
    before: 'Excel, Outlook',
    after: 'Excel, Outlook, Kronofile, Stapelplan',
  });
  if (!edit) throw new Error('no such line');
  const { heldBack } = guardEdits({
    source: document,
    statedFacts: ['I worked with Kronofile and Stapelplan.'],
    edits: [edit],
  });
  expect(heldBack.map(({ verdict }) => verdict)).toEqual(['questioned']);
});
