import clsx from 'clsx';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-style.ts';
import { DialogActions, scrimClass, sheetClass } from './dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;

interface AlertDialogContentProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly isDangerous?: boolean;
  /** Call `event.preventDefault()` to keep the dialog open while something runs or when an input is missing. */
  readonly onConfirm: (event: { preventDefault(): void }) => void;
  readonly children?: ReactNode;
}

/** A question that must be answered: it does not close by a click beside it, and begins on "cancel". */
export function AlertDialogContent(props: AlertDialogContentProps) {
  const { title, description, cancelLabel, confirmLabel, isDangerous = false, onConfirm, children } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimClass} />
      <Primitive.Content {...focusReturn} className={clsx(sheetClass, 'max-w-md')}>
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <Primitive.Description className="mt-2 text-sm text-ink-soft">{description}</Primitive.Description>
        {children && <div className="mt-5">{children}</div>}
        <DialogActions>
          <Primitive.Cancel className={buttonClass({ variant: 'outline' })}>{cancelLabel}</Primitive.Cancel>
          <Primitive.Action
            onClick={onConfirm}
            className={buttonClass({ variant: isDangerous ? 'danger' : 'primary' })}
          >
            {confirmLabel}
          </Primitive.Action>
        </DialogActions>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
