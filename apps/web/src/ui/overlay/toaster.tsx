import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dismissToast, toastSwipeThresholdPx, useToast } from '../../lib/browser/toast.ts';
import { buttonClass } from '../button-style.ts';

interface ToasterProps {
  readonly plainMs?: number;
  /** With a button, five seconds are not enough with a keyboard or a switch device. */
  readonly withActionMs?: number;
}

/** Shows the current toast: at the top on small screens, bottom right on larger ones. F8 moves the focus there. */
export function Toaster({ plainMs = 5_000, withActionMs = 20_000 }: ToasterProps) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const isDestructive = toast?.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;

  return (
    <Toast.Provider
      duration={plainMs}
      swipeDirection="right"
      swipeThreshold={toastSwipeThresholdPx}
      label={t('toast.label')}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          duration={toast.action ? withActionMs : plainMs}
          type={isDestructive ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          className={clsx(
            'slide-in relative flex w-full items-start gap-3 rounded-md border p-4 pr-11 shadow-float',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            isDestructive ? 'border-danger bg-danger-soft' : 'border-line bg-raised',
          )}
        >
          <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', isDestructive ? 'text-danger' : 'text-accent')} />
          <div className="min-w-0 flex-1 text-sm">
            <Toast.Title className="font-semibold text-ink">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-ink-soft">{toast.description}</Toast.Description>
            )}
            {toast.action && (
              <Toast.Action
                altText={toast.action.altText}
                onClick={toast.action.onSelect}
                className={buttonClass({ variant: 'outline', size: 'sm' }, 'mt-3')}
              >
                {toast.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={t('toast.close')}
            className="absolute top-2 right-2 grid size-8 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        data-toasts
        hotkey={['F8']}
        label={t('toast.viewport', { hotkey: '{hotkey}' })}
        className="fixed top-0 right-0 left-0 z-60 flex flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 sm:left-auto sm:w-full sm:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
