import { applyEdits } from '@fitted/resume/edit/apply-edits';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../../../improve/read-posting.ts';
import { readForEdits } from '../../reading.ts';
import { addHeadline } from './headline.ts';

interface Parts {
  readonly head?: string;
  readonly role?: string;
  readonly deeds?: string;
  readonly skills?: string;
  readonly profile?: string;
}

const job = readPosting(
  'Data Engineer',
  'Requirements\n- Airflow\n- PostgreSQL\n- Kubernetes\n- Microsoft Office\n\nNice to have\n- Terraform',
);

function documentOf({ head = 'Ada Lind', role = 'Data Engineer, Old Works Ltd, 2019 - present', ...rest }: Parts) {
  const { deeds = '- Built Airflow pipelines', skills = 'PostgreSQL, Terraform, Microsoft Office', profile } = rest;
  return parseResume(
    `${head}\nada@example.org | 0161 555 0199\n\n${profile ? `Profile\n${profile}\n\n` : ''}Experience\n\n${role}\n${deeds}\n\nSkills\n${skills}`,
  );
}

function headlineOf(parts: Parts, posting = job): string | undefined {
  const document = documentOf(parts);
  const edits = addHeadline(readForEdits(document, posting));
  // Every proposal must be kept by the guard and read back as the headline.
  expect(guardEdits({ source: document, statedFacts: [], edits }).heldBack).toEqual([]);
  const { contact } = applyEdits(document, edits).document.head;
  if (edits.length > 0) expect(contact).toMatchObject({ name: 'Ada Lind', headline: edits[0]?.after });
  return edits[0]?.after;
}

describe('below the name', () => {
  test('stand the own title and what the posting asks for, most wanted first', () => {
    expect(headlineOf({})).toBe('Data Engineer | Airflow | PostgreSQL | Terraform');
  });

  test('a title that stands there alone is completed', () => {
    expect(headlineOf({ head: 'Ada Lind\nData Engineer' })).toBe('Data Engineer | Airflow | PostgreSQL | Terraform');
  });

  test('nothing is put where a headline says more already', () => {
    expect(headlineOf({ head: 'Ada Lind\nData Engineer and mother of two, Leeds' })).toBeUndefined();
  });

  test('nothing is put where the profile does it', () => {
    expect(headlineOf({ profile: 'Data Engineer at home in Airflow, PostgreSQL and Terraform.' })).toBeUndefined();
    expect(headlineOf({ profile: 'Friendly and curious.' })).toBeDefined();
  });

  test('the separator is the one of the lines beside it', () => {
    const german = parseResume(
      'Ada Lind\nada@example.org\n\nBerufserfahrung\n\n2019 – heute Buchhalterin, Alte Werke GmbH\n' +
        '- Mahnwesen mit DATEV geführt\n\nKenntnisse\nDATEV, Debitorenbuchhaltung, SAP',
    );
    const posting = readPosting('Buchhalterin', 'Anforderungen\n- DATEV\n- SAP\n- Debitorenbuchhaltung');
    expect(addHeadline(readForEdits(german, posting))[0]?.after).toMatch(/^Buchhalterin · /u);
  });
});

describe('the title', () => {
  test.each([
    [
      'of a role that ended years before the last one',
      'Clerk, New Works Ltd, 2022 - present\n- Filed\n\nData Engineer, Old Works Ltd, 2012 - 2015',
    ],
    ['of an internship that ended', 'Data Engineering Intern, Old Works Ltd, 2019 - 2020'],
    ['that holds the employer', 'Old Works Ltd, Data Engineer, Leeds office, 2019 - present'],
  ])('is none %s', (_, role) => {
    expect(headlineOf({ role }) ?? '').not.toMatch(/^(?:Data Engineer|Old Works)/u);
  });

  test('is none whose limit would be lost', () => {
    expect(headlineOf({ role: 'Data Engineer (part-time, 4 hours), Old Works Ltd, 2019 - present' })).toBeUndefined();
  });
});

describe('a thing is left out', () => {
  test.each([
    ['of which there is little', { skills: 'PostgreSQL, Terraform (basic)' }, 'Terraform'],
    ['with less than a year', { skills: 'PostgreSQL (less than 1 year), Terraform' }, 'PostgreSQL'],
    ['that is being learnt', { skills: 'PostgreSQL, Airflow\nLearning: Terraform' }, 'Terraform'],
    ['that others had', { deeds: '- Hired two Kubernetes engineers' }, 'Kubernetes'],
    ['that is denied', { deeds: '- Ran the servers without Kubernetes' }, 'Kubernetes'],
    ['that everybody has', {}, 'Microsoft Office'],
  ])('%s', (_, parts: Parts, name) => {
    expect(headlineOf(parts) ?? '').not.toContain(name);
  });

  test('and one alone makes no headline', () => {
    expect(headlineOf({ deeds: '- Filed', skills: 'Terraform, Excel' })).toBeUndefined();
  });
});

test('a Japanese resume gets none', () => {
  const document = parseResume(
    '高橋 美咲\ntakahashi@example.jp\n\n職務経歴\n\n2015年4月～現在　株式会社みなと商事　データエンジニア\n・Airflowでパイプラインを構築\n\nスキル\nPostgreSQL、Terraform',
  );
  expect(
    addHeadline(readForEdits(document, readPosting('データエンジニア', '必須条件\n・PostgreSQL\n・Terraform'))),
  ).toEqual([]);
});
