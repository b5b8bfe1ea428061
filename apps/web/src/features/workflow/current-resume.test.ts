import { expect, test } from 'vitest';
import { currentResume, previousResumes } from './current-resume.ts';
import { type ChatTurn, emptyDraft } from './draft.ts';

const draft = { ...emptyDraft, originalText: 'original' };
const reply = (turn: Partial<ChatTurn>): ChatTurn => ({ id: 1, role: 'assistant', content: 'words', ...turn });

test.each<[string, Partial<typeof draft>, string]>([
  ['nothing else happened', {}, 'original'],
  ['the improvement was accepted', { improvedText: 'improved' }, 'improved'],
  ['a reply revised it', { improvedText: 'improved', chat: [reply({ resume: 'revised' })] }, 'revised'],
  ['the last reply is only talk', { improvedText: 'improved', chat: [reply({ resume: null })] }, 'improved'],
  ['talk follows a revision', { chat: [reply({ resume: 'revised' }), reply({ resume: null })] }, 'revised'],
  ['a reply has no such field at all', { improvedText: 'improved', chat: [reply({})] }, 'words'],
  ['the page itself said something', { improvedText: 'improved', chat: [reply({ isNote: true })] }, 'improved'],
  ['the person said something', { chat: [{ id: 1, role: 'user', content: 'Hello' }] }, 'original'],
])('the resume as it stands when %s', (_, changes, resume) => {
  expect(currentResume({ ...draft, ...changes })).toBe(resume);
});

test('undo goes where the last reply that knows says', () => {
  expect(previousResumes([])).toEqual([]);
  expect(previousResumes([reply({ previousResumes: ['a', 'b'] }), reply({ isNote: true })])).toEqual(['a', 'b']);
});
