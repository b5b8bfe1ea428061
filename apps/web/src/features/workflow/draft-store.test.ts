// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { endSession } from '../../lib/session/session.ts';
import { buildChange, buildImprovement } from '../../testing/build-improvement.ts';
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

/** What a page reads that finds this draft in its tab. */
async function reopen(kept: object) {
  window.sessionStorage.setItem('fitted.workflow', JSON.stringify(kept));
  vi.resetModules();
  return (await import('./draft-store.ts')).getDraft();
}

test('a run that an older page kept without what the posting asks for is forgotten, and so repeated', async () => {
  const run = { key: 'k', improvement: { changes: [] } };
  expect(await reopen({ originalText: 'Maya Okafor', run })).toMatchObject({ originalText: 'Maya Okafor', run: null });
});

test('an edit that an older page kept for a reason that is gone is dropped, and all others stay', async () => {
  const reasons = ['headline', 'standard-heading', 'weak-opening'];
  const changes = reasons.map((code) => ({ ...buildChange({ id: code }), reason: { code, params: {} } }));
  const heldBack = changes.map((change) => ({ change, verdict: 'held', claims: [] }));
  const improvement = { ...buildImprovement(), changes, heldBack };
  const chat = [{ id: 1, role: 'assistant', content: 'Is that so?', heldBack }];
  const draft = await reopen({ originalText: 'Maya Okafor', run: { key: 'k', improvement }, chat });
  const left = ['standard-heading', 'weak-opening'];
  expect(draft.run?.improvement.changes.map(({ id }) => id)).toEqual(left);
  for (const held of [draft.run?.improvement.heldBack, draft.chat[0]?.heldBack])
    expect(held?.map(({ change }) => change.id)).toEqual(left);
  expect(draft).toMatchObject({ originalText: 'Maya Okafor', chat: [{ content: 'Is that so?' }] });
});
