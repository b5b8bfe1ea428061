import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dismissNews, dismissToast, toast, useToast } from './toast.ts';

test('a dismissed toast is forgotten after a million milliseconds', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useToast);
  act(() => toast({ title: 'Saved' }));
  const id = result.current?.id ?? 0;

  act(() => dismissToast(id));
  expect(result.current).toMatchObject({ title: 'Saved', isOpen: false });
  act(() => vi.advanceTimersByTime(999_999));
  expect(result.current).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBeNull();
});

test('without naming one, the toast that is shown is dismissed', () => {
  const { result } = renderHook(useToast);
  act(() => toast({ title: 'Failed' }));
  act(() => dismissToast());
  expect(result.current).toMatchObject({ title: 'Failed', isOpen: false });
});

test('dismissing an old toast leaves the new one alone', () => {
  const { result } = renderHook(useToast);
  act(() => toast({ title: 'Old' }));
  const old = result.current?.id ?? 0;
  act(() => toast({ title: 'New' }));
  act(() => dismissToast(old));
  expect(result.current).toMatchObject({ title: 'New', isOpen: true });
});

test('news goes when the person goes on; a failure and an offer stay', () => {
  const { result } = renderHook(useToast);
  const onSelect = () => undefined;
  const left = [
    { title: 'Resume Improved' },
    { title: 'Failed', variant: 'destructive' as const },
    { title: 'Replaced', action: { label: 'Undo', altText: 'Undo', onSelect } },
  ].map((message) => {
    act(() => toast(message));
    act(dismissNews);
    return result.current?.isOpen;
  });
  expect(left).toEqual([false, true, true]);
});
