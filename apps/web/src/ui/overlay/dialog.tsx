import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFocusReturn } from './use-focus-return.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export const scrimClass = 'fixed inset-0 z-40 bg-scrim';
export const sheetClass =
  'settle fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-1/2 ' +
  'overflow-y-auto rounded-lg border border-line bg-raised p-6 text-ink shadow-float';

interface DialogContentProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

export function DialogContent({ title, description, children, className }: DialogContentProps) {
  const { t } = useTranslation('ui');
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimClass} />
      <Primitive.Content
        {...focusReturn}
        className={clsx(sheetClass, 'max-w-lg', className)}
        // Without a description, undefined tells Radix that this is intended.
        {...(description === undefined && { 'aria-describedby': undefined })}
      >
        <Primitive.Title className="pr-8 text-xl">{title}</Primitive.Title>
        {description !== undefined && (
          <Primitive.Description className="mt-2 text-sm text-ink-soft">{description}</Primitive.Description>
        )}
        <div className="mt-5">{children}</div>
        <Primitive.Close
          aria-label={t('close')}
          className="absolute top-4 right-4 grid size-9 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Buttons at the end of a dialog: the main one last, but first on small screens. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
