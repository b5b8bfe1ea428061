import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { listItems } from '../facts/list-told-items.ts';
import { shownSkillNames } from './shown-skills.ts';

const noPosting = readPosting('', '');

/** The skills section after the items were added to it. */
function listedIn(section: string, items = ['Airflow', 'PostgreSQL'], heading = 'Skills'): string {
  const document = parseResume(
    `Ada Lind\nada@example.org\n\nExperience\n\nEngineer, Old Works, 2012 - 2015\n- Built pipelines\n\n${heading}\n${section}`,
  );
  const told = items.map((item) => ({ list: 'skills', item }) as const);
  const edits = listItems(readForEdits(document, noPosting), told);
  return formatResume(applyEdits(document, edits).document).split(`${heading}\n`)[1]?.trim() ?? '';
}

describe('a skill that is added', () => {
  test.each([
    ['joins a list without a label', 'Excel, Go', 'Excel, Go, Airflow, PostgreSQL'],
    ['goes below lists with labels', 'Languages: Python, Go', 'Languages: Python, Go\nAirflow\nPostgreSQL'],
    ['goes below a label before a dash', 'Languages – Python, Go, C', 'Languages – Python, Go, C\nAirflow\nPostgreSQL'],
    [
      'joins the one list without a label',
      'Languages: Python, Go\nGit, Jira, Excel',
      'Languages: Python, Go\nGit, Jira, Excel, Airflow, PostgreSQL',
    ],
    [
      'goes above the spoken languages',
      'Tools: Git, Jira\nLanguages: English, German (B2)',
      'Tools: Git, Jira\nAirflow\nPostgreSQL\nLanguages: English, German (B2)',
    ],
    ['becomes an item of a column', '- Python\n- Go\n- Git', '• Python\n• Go\n• Git\n• Airflow\n• PostgreSQL'],
    [
      'ends a column, above what is none',
      '- Python\n- Go\n- Git\n- Bilingual: English/Yoruba',
      '• Python\n• Go\n• Git\n• Airflow\n• PostgreSQL\n• Bilingual: English/Yoruba',
    ],
    ['goes below licences', 'Driving licence class B, BE', 'Driving licence class B, BE\nAirflow\nPostgreSQL'],
    [
      'goes below one item with a bracket',
      'Team work (sites, offices)',
      'Team work (sites, offices)\nAirflow\nPostgreSQL',
    ],
    [
      'goes below sentences',
      'I like to learn. Ask me anything.',
      'I like to learn. Ask me anything.\nAirflow\nPostgreSQL',
    ],
    ['goes below a line with a date', 'Köln, den 03.02.2025', 'Köln, den 03.02.2025\nAirflow\nPostgreSQL'],
  ])('%s', (_, section, expected) => {
    expect(listedIn(section)).toBe(expected);
  });
});

describe('a skill that work shows', () => {
  const shown = (line: string, skills: string, asked: string) => {
    const document = parseResume(
      `Ada Lind\nada@example.org\n\nExperience\n\nClerk, Old Works, 2012 - 2015\n- ${line}\n\nSkills\n${skills}`,
    );
    return shownSkillNames(readForEdits(document, readPosting('Clerk', `Requirements\n- ${asked}`)));
  };

  test('keeps the letters that the person gives it', () => {
    const enfermera = parseResume(
      'Ada Lind\nada@example.org\n\nExperiencia\n\nEnfermera, Clínica Sol, 2012 - 2015\n- Llevé el triaje de 60 pacientes\n\nHabilidades\nvendajes, curas',
    );
    const job = readPosting('Enfermera', 'Buscamos una enfermera para nuestro hospital.\n\nRequisitos\n- Triaje');
    expect(shownSkillNames(readForEdits(enfermera, job))).toEqual(['triaje']);
  });

  test('is not what the list says in other words', () => {
    const line = 'Negotiating contracts with 12 suppliers';
    expect(shown(line, 'Excel, Word', 'Contract negotiation')).toEqual(['negotiating contracts']);
    expect(shown(line, 'Excel, negotiation', 'Contract negotiation')).toEqual([]);
  });

  test('is not an employer’s line of business', () => {
    const rirekisho = (line: string) =>
      parseResume(
        `高橋 美咲\ntakahashi@example.jp\n\n職務経歴\n\n2015年4月～2021年3月　株式会社みなと商事\n${line}\n\nスキル\nExcel、Word`,
      );
    const job = readPosting('販売員', '必須条件\n・販売の経験3年以上\n・普通自動車免許');
    const names = (line: string) => shownSkillNames(readForEdits(rirekisho(line), job));
    expect(names('・OA機器の販売')).toEqual(['販売']);
    expect(names('事業内容：OA機器の販売')).toEqual([]);
  });

  test('is neither a place nor a time', () => {
    const lebenslauf = parseResume(
      'Ada Lind\nada@example.org\n\nBerufserfahrung\n\nLageristin, Alte Werke, 2012 - 2015\n- Zuständig für die Sauberkeit im Lager\n\nKenntnisse\nExcel, Word',
    );
    const job = readPosting('Lagerist', 'Anforderungen\n- Erfahrung im Lager');
    expect(shownSkillNames(readForEdits(lebenslauf, job))).toEqual([]);
    expect(shown('Ran the books after the IPO', 'Excel, Word', 'IPO')).toEqual([]);
  });

  test.each([
    'Hired 42 Python and Kubernetes engineers',
    'Led a team of Python developers',
    'Order laptops and licences for the Python and Kubernetes teams',
    'Sat in on the Kubernetes project',
    'Started a Python course but did not finish',
    'Learning Python in my spare time',
    'Hope to use Python soon',
    'Basic Python',
    'Reported to the Head of Kubernetes',
    'Decided against Kubernetes',
    'Proofread a book about Python',
    'Kubernetes migration was cancelled',
    'Team used Python; I used Excel',
  ])('is not what “%s” only names', (line) => {
    expect(shown(line, 'Excel, Word', 'Python\n- Kubernetes')).toEqual([]);
  });

  test.each([
    'Wrote Python scripts for the warehouse',
    'Cut run time by a third using Python',
    'Responsible for 12 services in Python',
    'Kept records and used Python for reports',
  ])('is what “%s” was done with', (line) => {
    expect(shown(line, 'Excel, Word', 'Python\n- Kubernetes')).toEqual(['Python']);
  });

  test('is not a team, course or licence in any language', () => {
    const lebenslauf = (line: string) =>
      parseResume(
        `Ada Lind\nada@example.org\n\nBerufserfahrung\n\nAssistentin, Alte Werke, 2012 - 2015\n- ${line}\n\nKenntnisse\nExcel, Word`,
      );
    const job = readPosting('Entwickler', 'Anforderungen\n- Python');
    const edits = (line: string) => shownSkillNames(readForEdits(lebenslauf(line), job));
    expect(edits('Reisen für das Python-Team gebucht')).toEqual([]);
    expect(edits('An einem Kurs zu Python teilgenommen')).toEqual([]);
    expect(edits('Auswertungen mit Python erstellt')).toHaveLength(1);
  });
});

test('a list of tools takes programs only; anything else gets a list of its own', () => {
  expect(listedIn('Excel, Word', ['Xero', 'Credit control'], 'Tools')).toBe(
    'Excel, Word, Xero\n\n\nSkills\nCredit control',
  );
});
