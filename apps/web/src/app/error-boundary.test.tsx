import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload });
  // React logs errors that a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
});

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

async function fail(error: Error): Promise<void> {
  await renderAt(
    '/',
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );
  await screen.findByRole('button', { name: 'Try again' });
}

function arriveBy(type: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

const missing = new TypeError('Failed to fetch dynamically imported module: https://fitted.example/assets/a.js');

test.each([
  ['navigate', 1],
  ['reload', 0],
])('a document that may be older than the server’s build is loaded anew, once (%s)', async (type, times) => {
  arriveBy(type);
  await fail(missing);
  expect(reload).toHaveBeenCalledTimes(times);
});

test('what failed for want of a connection is loaded anew when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail(missing);
  expect(reload).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('a mistake of ours would only happen again', async () => {
  arriveBy('navigate');
  await fail(new TypeError('Cannot read properties of undefined'));
  expect(reload).not.toHaveBeenCalled();
});
