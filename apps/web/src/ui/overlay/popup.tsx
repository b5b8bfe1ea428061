import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopupProps {
  readonly trigger: ReactNode;
  /** Required if the trigger has no text. */
  readonly triggerLabel?: string;
  readonly triggerClassName: string;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a short list of links or choices: the disclosure pattern of site navigation. Used instead of the
 * dropdown menu on the initial load, because that one needs a positioning library.
 */
export function Popup({ trigger, triggerLabel, triggerClassName, align = 'start', className, children }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (isOpen) moveFocus(panel.current, step);
    else setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble here from the button and the list's items
    <div
      ref={root}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={triggerLabel}
        className={triggerClassName}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={panelId}
          className={clsx(
            'settle absolute top-full z-40 mt-2 min-w-48 rounded-md border border-line bg-raised p-1.5 shadow-float',
            align === 'end' ? 'right-0' : 'left-0',
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

function moveFocus(panel: HTMLElement | null, step: number): void {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = current === -1 ? (step > 0 ? 0 : items.length - 1) : (current + step + items.length) % items.length;
  items[next]?.focus();
}

export const popupItemClass =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm text-ink ' +
  'hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft';
