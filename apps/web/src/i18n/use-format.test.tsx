import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseLanguage, startTexts } from './texts.ts';
import { useFormat } from './use-format.ts';

test('dates, times and money follow the chosen language', async () => {
  await startTexts('en');
  const { result } = renderHook(useFormat);
  const shown = () => [
    result.current.date('2025-03-23'),
    result.current.date('nonsense'),
    result.current.timeRange(null, null),
    result.current.money(1000).replace(/\s/g, ' '),
  ];
  expect(shown()).toEqual(['Mar 23, 2025', 'Invalid date', 'All day', '£10.00']);
  await act(() => chooseLanguage('de'));
  expect(shown()).toEqual(['23. März 2025', 'Ungültiges Datum', 'Ganztägig', '10,00 £']);
  await act(() => chooseLanguage('en'));
});
