import clsx from 'clsx';
import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { buttonClass } from '../button-style.ts';
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
  /** Call `event.preventDefault()` to keep the dialog open while something runs or if an input is missing. */
  readonly onConfirm: (event: { preventDefault(): void }) => void;
  /** A field to be filled in gets the initial focus, otherwise "cancel" does. */
  readonly firstField?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/** A question that must be answered: clicking outside does not close it. */
export function AlertDialogContent(props: AlertDialogContentProps) {
  const { title, description, cancelLabel, confirmLabel, isDangerous = false, onConfirm, firstField, children } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEscapeFirst(content, cancel);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrimClass} />
      <Primitive.Content
        ref={content}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus();
          if (!firstField?.current) return;
          event.preventDefault();
          firstField.current.focus();
        }}
        onCloseAutoFocus={onCloseAutoFocus}
        className={clsx(sheetClass, 'max-w-md')}
      >
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <Primitive.Description className="mt-2 text-sm text-ink-soft">{description}</Primitive.Description>
        {children && <div className="mt-5">{children}</div>}
        <DialogActions>
          <Primitive.Cancel ref={cancel} className={buttonClass({ variant: 'outline' })}>
            {cancelLabel}
          </Primitive.Cancel>
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

/** A toast that appears meanwhile would handle Escape; with the focus in the dialog, Escape means the dialog. */
function useEscapeFirst(content: RefObject<HTMLElement | null>, cancel: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !content.current?.contains(event.target as Node)) return;
      event.stopPropagation();
      cancel.current?.click();
    };
    // Before the document, where toasts and dialogs listen.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [content, cancel]);
}
