// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { endSession } from '../../lib/session/session.ts';
import { getDraft, patchDraft } from './draft-store.ts';

test('what is typed is kept for a reload, and forgotten when the session ends', () => {
  patchDraft({ resumeText: 'Maya Okafor' });
  expect(window.sessionStorage.getItem('fitted.workflow')).toContain('Maya Okafor');
  endSession();
  expect(window.sessionStorage.getItem('fitted.workflow')).toBeNull();
  expect(getDraft().resumeText).toBe('');
});

test('a session that ended elsewhere leaves the work of its person alone', () => {
  patchDraft({ resumeText: 'Maya Okafor' });
  endSession(false);
  expect(getDraft().resumeText).toBe('Maya Okafor');
  endSession();
});

test('a run that an older page kept without what the posting asks for is forgotten, and so repeated', async () => {
  const kept = { originalText: 'Maya Okafor', run: { key: 'k', improvement: { changes: [] } } };
  window.sessionStorage.setItem('fitted.workflow', JSON.stringify(kept));
  vi.resetModules();
  const { getDraft: draftOfNewPage } = await import('./draft-store.ts');
  expect(draftOfNewPage()).toMatchObject({ originalText: 'Maya Okafor', run: null });
});
