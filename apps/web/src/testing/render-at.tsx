import type { Language } from '@fitted/contract/language-list';
import { act, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router';
import { startTexts } from '../i18n/texts.ts';
import { settled } from './settle.ts';

/** Draws something as a page at an address, in English unless told otherwise, with lazy parts, texts and answers arrived. */
export async function renderAt(
  entry: NonNullable<MemoryRouterProps['initialEntries']>[number],
  ui: ReactNode,
  language: Language = 'en',
): Promise<RenderResult> {
  await startTexts(language);
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <MemoryRouter initialEntries={[entry]}>
        <Suspense>{ui}</Suspense>
      </MemoryRouter>,
    );
  });
  await settled(() => undefined);
  if (!result) throw new Error('Nothing was rendered.');
  return result;
}
