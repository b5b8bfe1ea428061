import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useUnsaved } from './use-unsaved.ts';

function Form() {
  const [isDirty, setDirty] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  useUnsaved(isDirty, (go) => setLeave(() => go));
  return (
    <>
      <p>{isDirty ? 'typed' : 'untouched'}</p>
      <button type="button" onClick={() => setDirty(true)}>
        type
      </button>
      <button type="button" onClick={() => leave?.()}>
        {leave ? 'leave' : 'nothing asked'}
      </button>
      <Link to="/elsewhere">a link</Link>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">to the form</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/elsewhere" element={<p>elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
  );
  act(() => screen.getByText('to the form').click());
});

test('going back asks first, and leads there once it is wished', async () => {
  await press('type');
  act(() => window.history.back());
  await screen.findByText('leave');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  screen.getByText('typed');
  await press('leave');
  await screen.findByText('to the form');
  expect(window.location.pathname).toBe('/start');
});

test('a link asks first, and leads there once it is wished', async () => {
  await press('type');
  await userEvent.click(screen.getByText('a link'));
  expect(window.location.pathname).toBe('/form');
  await press('leave');
  await screen.findByText('elsewhere');
});

test('the browser asks before the tab is reloaded or closed', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await press('type');
  expect(isAsked()).toBe(true);
});

test('without anything typed nobody is asked', async () => {
  await userEvent.click(screen.getByText('a link'));
  await screen.findByText('elsewhere');
});
