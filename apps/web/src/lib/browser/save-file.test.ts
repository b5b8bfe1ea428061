import { afterEach, expect, test, vi } from 'vitest';
import { fileOf, saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file has the name that the server gave it', async () => {
  const headers = { 'content-disposition': `attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%AB.pdf` };
  const { blob, fileName } = await fileOf(new Response('words', { headers }), 'resume.pdf');
  expect(fileName).toBe('Zoë.pdf');
  expect(await blob.text()).toBe('words');
});

test('a file stays in reach for browsers that take a moment to fetch it, and is let go after', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const letGo = vi.spyOn(URL, 'revokeObjectURL');
  saveFile({ blob: new Blob(['words']), fileName: 'Maya.pdf' });
  expect(link.download).toBe('Maya.pdf');
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(letGo).toHaveBeenCalledWith(link.href);
});
