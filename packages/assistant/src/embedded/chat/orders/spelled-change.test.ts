import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

test('two of three wishes that name what stands there are done, and the third is told', async () => {
  const { outcome } = await converse('de', ['Rudern raus, 40 durch 45 ersetzen und unter Kenntnisse Access ergänzen']);
  expect(outcome).toContain('Touren für 40 Fahrer geplant → Touren für 45 Fahrer geplant');
  expect(outcome).toContain('Excel, SAP, Word → Excel, SAP, Word, Access');
});

test('a word that follows is not written twice', async () => {
  const { outcome } = await converse('de', ['Ersetze 40 durch 45 Fahrer und streiche Rudern']);
  expect(outcome).toContain('Touren für 45 Fahrer geplant');
});
