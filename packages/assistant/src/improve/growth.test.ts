import { formatResume } from '@fitted/resume/format/format-resume';
import { placeEdit } from '@fitted/resume/guard/cases/place-edit';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { costsLessThan } from '../../../../testing/cpu-time.ts';
import { ProposalGuard } from './guard-proposals.ts';
import { readPosting } from './read-posting.ts';

const head = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Acme, 2019 - 2020\n- Kept the servers up\n\nSkills\n';

function guardReworded(count: number, batch: number): number {
  const lines = Array.from({ length: count }, (_, n) => `- Helped the manager with the rota of ${n + 2} drivers\n`);
  const source = parseResume(head.replace('\n\nSkills', `\n${lines.join('')}\nSkills`));
  const edits = source.sections.flatMap(({ entries }) =>
    entries.flatMap(({ body }) =>
      body.flatMap(({ text: before }, n) => {
        const edit = { id: `e${n}`, before, after: before.replace('Helped', 'Assisted') };
        return edit.after === before ? [] : (placeEdit(source, edit) ?? []);
      }),
    ),
  );
  const guard = new ProposalGuard(source, [], readPosting('Driver', 'Excel wanted'));
  for (let at = 0; at < edits.length; at += batch) guard.add(edits.slice(at, at + batch), 'llm');
  return guard.proposals.changes.length;
}

function guardList(before: string, after: string) {
  const source = parseResume(`${head}${before}`);
  const edit = placeEdit(source, { id: 'e', before, after });
  if (!edit) throw new Error('The list is not in the resume');
  return guardEdits({ source, statedFacts: [], edits: [edit] });
}

test('a list of four times as many skills is guarded at a fraction of sixty-four times the cost', () => {
  const listOf = (count: number) => Array.from({ length: count }, (_, n) => `S${n.toString(36)}x`).join(', ');
  const guard = (count: number) => guardList(`${listOf(count)}, k8s`, `${listOf(count)}, Kubernetes`);
  expect(guard(200).heldBack).toEqual([]);
  expect(
    costsLessThan(
      35,
      () => guard(200),
      () => guard(50),
    ),
  ).toBe(true);
});

test('a list of four times as many equal words is written at a fraction of sixty-four times the cost', () => {
  const write = (count: number) => formatResume(parseResume(`${head}${'a, '.repeat(count)}b`));
  expect(write(480)).toContain('a, a, b');
  expect(
    costsLessThan(
      35,
      () => write(480),
      () => write(120),
    ),
  ).toBe(true);
});

test('what is too long to be a line is not compared, and not let through', () => {
  const before = `${'k8s, '.repeat(900)}Go`;
  expect(guardList(before, before.replace('k8s', 'Kubernetes')).heldBack).toMatchObject([
    { verdict: 'held', claims: [{ code: 'unreadable' }] },
  ]);
});

test('edits that come one by one cost a fraction of sixty times the same edits at once', () => {
  expect(guardReworded(60, 1)).toBe(60);
  expect(
    costsLessThan(
      10,
      () => guardReworded(60, 1),
      () => guardReworded(60, 60),
    ),
  ).toBe(true);
});
