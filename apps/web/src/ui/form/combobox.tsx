import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldControl } from './field.tsx';
import { type ComboboxOption, filterOptions } from './filter-options.ts';
import { inputClass } from './input-style.ts';
import { isComposing } from './is-composing.ts';

interface ComboboxProps extends FieldControl {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** For long lists: typing filters them, and only listed options can be chosen. */
export function Combobox({ options, value, onValueChange, onBlur, ...input }: ComboboxProps) {
  const { t } = useTranslation('ui');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  /** The text being typed; null while the chosen label is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);

  const chosen = options.find((option) => option.value === value);
  const matches = filterOptions(options, typed ?? '');
  const active = matches[activeIndex];

  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${activeIndex}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  const open = () => {
    setOpen(true);
    setActiveIndex(Math.max(0, typed === null ? matches.findIndex((option) => option.value === value) : 0));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onValueChange(option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActiveIndex((activeIndex + step + matches.length) % Math.max(1, matches.length));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div ref={anchor} className="relative">
          <input
            {...input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active ? `${listId}-${active.value}` : undefined}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => {
              setTyped(event.target.value);
              setActiveIndex(0);
              setOpen(true);
            }}
            onClick={(event) => {
              open();
              // Typing replaces the chosen label instead of adding to it.
              if (typed === null) event.currentTarget.select();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
            className={inputClass('h-11 pr-10 sm:h-10')}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (!anchor.current?.contains(event.target as Node)) close();
          }}
          className="settle z-50 w-(--radix-popover-trigger-width) overflow-hidden rounded-md border border-line bg-raised text-sm text-ink shadow-float"
        >
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={t('options')}
            tabIndex={-1}
            className="max-h-72 overflow-y-auto p-1.5 empty:hidden"
          >
            {matches.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
              <div
                key={option.value}
                id={`${listId}-${option.value}`}
                data-index={index}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                // Pressing must not blur the input, because that closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActiveIndex(index)}
                onClick={() => choose(option)}
                className={clsx(
                  'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5',
                  index === activeIndex && 'bg-sunken',
                )}
              >
                {option.label}
                {option.value === value && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
              </div>
            ))}
          </div>
          {matches.length === 0 && (
            <p role="status" className="px-4 py-3 text-ink-soft">
              {t('noMatches')}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
