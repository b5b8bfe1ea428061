import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import { asLineId } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { buildChange, buildImprovement } from '../../../../testing/build-improvement.ts';
import { buildNewSection, buildSuggestion } from '../../../../testing/build-suggestion.ts';
import { type Draft, emptyDraft } from '../../draft.ts';
import { factsOf } from '../../facts/ledger.ts';
import { changeKey } from '../changes/change-key.ts';
import { answerIdOf, confirmed } from '../questions/questions.ts';
import { suggestionsOf, takeSuggestions, wordSuggestion, wordsOf } from './suggestions.ts';

const base = parseResume(
  'Robin\n\nExperience\nReceptionist, Hotel North\t2019 – 2021\n- I was responsible for the check-in of guests\n- Helped at the bar',
);
const duty = 'I was responsible for the check-in of guests';
const checkIn = buildSuggestion(base, duty, 'Checked in guests');
const profile = buildNewSection('Profile', 'Receptionist with two years in a hotel');
const lineId = asLineId(linesOf(base).find(({ text }) => text === duty)?.id ?? '');
const heldBack = [checkIn, profile];
const open = (edits: readonly Edit[] = [], answers: Draft['answers'] = {}, held: readonly HeldBack[] = heldBack) =>
  suggestionsOf({ heldBack: held, answers, base, edits }).open;

test('one wording is suggested for a line, and none for a line that the person has worded or removed', () => {
  const second = { ...checkIn, change: { ...checkIn.change, id: 'other', after: 'Welcomed guests' } };
  expect(open([], {}, [checkIn, second])).toEqual([checkIn]);
  const told = buildChange({ target: { lineId }, reason: { code: 'stated-fact', params: {} } });
  const evidence = [{ source: 'stated', factId: 'f', quote: 'x' }] as const;
  expect(open([{ ...told, evidence: [...evidence] }])).toEqual([profile]);
  const removed = { ...told, kind: 'remove', after: '', reason: { code: 'requested', params: {} } } as Edit;
  expect(open([removed])).toEqual([profile]);
});

test('none is made for a line that no longer reads as it did', () => {
  const stale = { ...checkIn, change: { ...checkIn.change, before: 'I was responsible for the bar' } };
  expect(open([], {}, [stale, profile])).toEqual([profile]);
});

test('what was left out is listed by itself, and is suggested again once its answer is gone', () => {
  const answers = { [answerIdOf(checkIn)]: { kind: 'no' } } as const;
  expect(suggestionsOf({ heldBack, answers, base, edits: [] })).toEqual({ open: [profile], refused: [checkIn] });
  // What says more than the resume is asked about and not suggested: a no to it is not listed.
  const held = { ...checkIn, verdict: 'held' } as const;
  expect(suggestionsOf({ heldBack: [held], answers, base, edits: [] }).refused).toEqual([]);
  expect(open()).toEqual(heldBack);
});

test('used, it is a change that is on, and a change of its line that it cannot stand beside is off', () => {
  const shorter = buildChange({ target: { lineId }, before: duty, after: 'In charge of the check-in of guests' });
  const draft: Draft = {
    ...emptyDraft,
    off: [changeKey(checkIn.change)],
    run: { key: 'k', improvement: buildImprovement({ changes: [shorter], heldBack }) },
  };
  const taken = takeSuggestions(draft, heldBack, base);
  expect(confirmed(heldBack, taken.answers).map(({ after }) => after)).toEqual([
    'Checked in guests',
    'Profile\nReceptionist with two years in a hotel',
  ]);
  expect(taken.off).toEqual([changeKey(shorter)]);
});

test('a line in the person’s own words is worded like one by hand; what is new waits for the server in their words', () => {
  const worded = wordSuggestion(emptyDraft, checkIn, 'Checked in guests and their dogs', base);
  expect(worded.chatFacts).toMatchObject([{ text: 'Checked in guests and their dogs', isConfirmed: true }]);
  expect(worded.answers).toEqual({});
  const draft = wordSuggestion(emptyDraft, profile, 'Receptionist', base);
  // The browser makes no change of it: the guard has not seen these words.
  expect(confirmed(heldBack, draft.answers)).toEqual([]);
  expect(suggestionsOf({ heldBack, answers: draft.answers, base, edits: [] }).open).toContain(profile);
  expect(factsOf(draft)).toMatchObject([
    { text: 'Profile\nReceptionist', isConfirmed: true, rewords: profile.change.after },
  ]);
  // Unchanged words are the suggestion itself.
  expect(wordSuggestion(emptyDraft, checkIn, 'Checked in guests', base).chatFacts).toEqual([]);
});

test('only a single line can be worded in place', () => {
  expect([checkIn.change, profile.change].map(wordsOf)).toEqual([
    'Checked in guests',
    'Receptionist with two years in a hotel',
  ]);
  expect(wordsOf({ ...checkIn.change, after: 'One\nTwo' } as Edit)).toBeUndefined();
});
