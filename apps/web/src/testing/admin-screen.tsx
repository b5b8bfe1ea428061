import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LastingToaster } from './lasting-toaster.tsx';
import { renderAt } from './render-at.tsx';

/** A piece of the administration with its toasts. */
export const showAdmin = (ui: ReactNode) =>
  renderAt(
    '/admin',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {ui}
      <LastingToaster />
    </QueryClientProvider>,
  );

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Toasts are said twice: to see, and to hear. */
export const isSaid = (words: string | RegExp) => screen.findAllByText(words);

/** Optional fields say so in their label. Pasted, not typed: these forms are long. */
export async function fill(label: string, text: string): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(`^${label}(optional)?$`));
  fireEvent.change(input, { target: { value: text } });
}

/** A refusal as the server words it. */
export const refused = (message = 'The database is full.', status = 500, code = 'internal') => ({
  status,
  json: { code, message },
});
