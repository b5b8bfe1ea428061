import { expect, test } from 'vitest';
import german from '../../i18n/de/events.json';
import { type Translate, translate } from '../../i18n/translate.ts';
import { industryName, typeName } from './kinds.ts';

const t: Translate = (key, values) => translate(german, 'de', key, values);

test('what we call an event ourselves is said in the language of the page, anything else as it was entered', () => {
  expect([typeName(t, 'Career fair'), typeName(t, ' open day '), typeName(t, 'Speed dating')]).toEqual([
    'Jobmesse',
    'Tag der offenen Tür',
    'Speed dating',
  ]);
  expect([industryName(t, 'Public sector'), industryName(t, 'Ice cream')]).toEqual([
    'Öffentlicher Dienst',
    'Ice cream',
  ]);
});
