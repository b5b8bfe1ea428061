import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

function outcomeOf(lines: readonly string[], before: string, after: string): string {
  const document = parseResume(lines.join('\n'));
  const edit = placeEdit(document, { id: 'e', before, after });
  if (!edit) throw new Error(`no such line: ${before}`);
  const { heldBack } = guardEdits({ source: document, statedFacts: [], edits: [edit] });
  return heldBack[0]?.verdict ?? 'kept';
}

const role = ['Ada Byrne', 'Experience', 'Porter, Hill Hotel, 2019 – 2022'];

describe('what "and" takes out of what made it smaller', () => {
  it.each([
    ['Assisted the head porter in loading coaches', 'Assisted the head porter and loaded coaches'],
    ['Helped the night manager with guest complaints', 'Helped as the night manager with guest complaints'],
    ["Social club: secretary's helper, Hill Hotel", 'Social club: secretary and helper, Hill Hotel'],
  ])('%s', (before, after) => {
    expect(outcomeOf([...role, `- ${before}`], before, after)).not.toBe('kept');
  });

  it('lets two things that were helped with change places', () => {
    const [before, after] = ['Helped with cooking and cleaning', 'Helped with cleaning and cooking'];
    expect(outcomeOf([...role, `- ${before}`], before, after)).toBe('kept');
  });
});

describe('by how much and to what', () => {
  const german = ['Jana Voss', 'Berufserfahrung', 'Lageristin, Kern GmbH, 2019 – 2022'];
  const spanish = ['Eva Ruiz', 'Experiencia', 'Camarera, Bar Sol, 2019 – 2022'];

  it.each([
    [german, 'Die Fehlmengen gingen um rund 8 % zurück', 'Die Fehlmengen gingen auf rund 8 % zurück'],
    [role, 'Complaints fell by 12 % in 2021', 'Complaints fell to 12 % in 2021'],
    [spanish, 'Las mermas bajaron un 9 % en 2021', 'Las mermas bajaron al 9 % en 2021'],
  ])('%#: %s', (head, before, after) => {
    expect(outcomeOf([...head, `- ${before}`], before, after)).not.toBe('kept');
  });

  it('reads a decimal comma in a percentage', () => {
    const [before, after] = ['Fehlerquote bei 1,234 % gehalten', 'Fehlerquote bei 1234 % gehalten'];
    expect(outcomeOf([...german, `- ${before}`], before, after)).not.toBe('kept');
  });
});
