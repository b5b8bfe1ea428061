// @vitest-environment jsdom
import { expect, test } from 'vitest';
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
