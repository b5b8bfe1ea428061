import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { AlertDialog, AlertDialogContent } from './alert-dialog.tsx';
import { Dialog, DialogClose, DialogContent } from './dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';

function Page() {
  const [opened, setOpened] = useState<'dialog' | 'question'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <button type="button" onClick={() => setOpened('dialog')}>
        Edit
      </button>
      <button type="button" onClick={() => setOpened('question')}>
        Delete
      </button>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpened('dialog')}>Rename</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === 'dialog' && (
        <Dialog open onOpenChange={close}>
          <DialogContent title="A form">
            <DialogClose>Cancel</DialogClose>
          </DialogContent>
        </Dialog>
      )}
      {opened === 'question' && (
        <AlertDialog open onOpenChange={close}>
          <AlertDialogContent
            title="Sure?"
            description="It cannot be undone."
            cancelLabel="Cancel"
            confirmLabel="Yes"
            onConfirm={close}
          />
        </AlertDialog>
      )}
    </>
  );
}

test.each([
  ['a dialog', ['Edit']],
  ['a question', ['Delete']],
  ['a dialog from a menu', ['More', 'Rename']],
])('closing %s that has no trigger gives the focus back to the button that opened it', async (_, presses) => {
  await renderAt('/', <Page />);
  const button = screen.getByText(String(presses[0]));
  for (const words of presses) await userEvent.click(screen.getByText(words));
  await userEvent.click(await screen.findByText('Cancel'));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
