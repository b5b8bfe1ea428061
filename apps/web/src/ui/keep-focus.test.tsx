import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { keepFocus } from './keep-focus.ts';
import { AlertDialog, AlertDialogContent } from './overlay/alert-dialog.tsx';

/** A list whose rows can be answered, or deleted after a question; an empty search can be cleared. */
function List({ names, isNarrowed = false }: { readonly names: readonly string[]; readonly isNarrowed?: boolean }) {
  const [left, setLeft] = useState(names);
  const [answered, setAnswered] = useState('');
  const [asked, setAsked] = useState('');
  const [isEmpty, setEmpty] = useState(isNarrowed);
  const remove = (name: string) => setLeft((all) => all.filter((one) => one !== name));
  return (
    <section ref={keepFocus}>
      <h2>Things</h2>
      {isNarrowed && <input type="search" aria-label="Search" />}
      {isEmpty ? (
        <EmptyState icon={SearchX} title="Nothing">
          <Button onClick={() => setEmpty(false)}>Clear</Button>
        </EmptyState>
      ) : (
        <ul>
          {left.map((name) => (
            <li key={name}>
              {answered === name ? (
                <Button onClick={() => setAnswered('')}>Change {name}</Button>
              ) : (
                <Button key="answer" onClick={() => setAnswered(name)}>
                  Answer {name}
                </Button>
              )}
              <Button onClick={() => setAsked(name)}>Delete {name}</Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <AlertDialog open onOpenChange={(isOpen) => !isOpen && setAsked('')}>
          <AlertDialogContent
            title="Delete?"
            description="For good"
            cancelLabel="Cancel"
            confirmLabel="Yes"
            onConfirm={(event) => {
              event.preventDefault();
              // The row may be gone before the dialog.
              remove(asked);
              setTimeout(() => setAsked(''), 5);
            }}
          />
        </AlertDialog>
      )}
      {left.length === names.length && <Button onClick={() => remove('B')}>More</Button>}
    </section>
  );
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};
const isFocused = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

test('after a deletion that was asked about, the keyboard goes on at the next row, then the one before, then the heading', async () => {
  render(<List names={['A', 'B', 'C']} />);
  for (const [deleted, next] of [
    ['B', 'Delete C'],
    ['C', 'Delete A'],
  ] as const) {
    await press(`Delete ${deleted}`);
    await press('Yes');
    await isFocused('button', next);
  }
  await press('Delete A');
  await press('Yes');
  await isFocused('heading', 'Things');
});

test('a button that its answer replaces hands the focus on to what stands there, and back', async () => {
  render(<List names={['A', 'B']} />);
  await press('Answer B');
  await isFocused('button', 'Change B');
  await press('Change B');
  await isFocused('button', 'Answer B');
});

test('clearing a search that found nothing leads to the search field', async () => {
  render(<List names={['A']} isNarrowed />);
  await press('Clear');
  await isFocused('searchbox', 'Search');
});

test('a button outside of the rows that goes with its work does not send anybody back to the heading', async () => {
  render(<List names={['A', 'B']} />);
  await press('More');
  expect(document.activeElement).toBe(document.body);
});
