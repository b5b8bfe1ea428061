import { templateCategories } from '@fitted/contract/looks';
import { expect, test } from 'vitest';
import texts from '../../../i18n/en/resume-templates.json';
import { sampleTemplates } from './sample-templates.ts';

test('every style has templates', () => {
  expect(new Set(sampleTemplates.map(({ category }) => category))).toEqual(new Set(templateCategories));
});

test('every template and tag has its words, and no words are left over', () => {
  expect(Object.keys(texts.templates)).toEqual(sampleTemplates.map(({ id }) => id));
  expect(Object.keys(texts.tags).sort()).toEqual([...new Set(sampleTemplates.flatMap(({ tags }) => tags))].sort());
});
