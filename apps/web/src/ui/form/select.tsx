import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { FieldControl } from './field.tsx';
import { inputClass } from './input-style.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
}

interface SelectProps<Value extends string> extends Partial<FieldControl> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
  /** A long choice is shown whole, on several lines. */
  readonly isWhole?: boolean;
  readonly className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder,
    isDisabled = false,
    isWhole = false,
    name,
    className,
    ...control
  } = props;
  // Radix renders all options of a closed list off-screen, for typeahead; that can wait until the select has the focus.
  // A natively submitted form needs them from the start.
  const [isAwake, setAwake] = useState(name !== undefined);
  const wake = () => setAwake(true);
  return (
    <Primitive.Root
      value={value ?? ''}
      onValueChange={(chosen) => {
        // Radix reports an empty value when a form is reset; pass on only real options.
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onValueChange(option.value);
      }}
      onOpenChange={wake}
      disabled={isDisabled}
      {...(name !== undefined && { name })}
    >
      <Primitive.Trigger
        {...control}
        onFocus={wake}
        className={inputClass(
          clsx(
            'flex items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
            // Radix takes no class for the value itself.
            isWhole ? 'min-h-11 py-2 sm:min-h-10' : 'h-11 sm:h-10 [&>span:first-child]:truncate',
            className,
          ),
        )}
      >
        <Primitive.Value placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </Primitive.Value>
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4 text-ink-soft" />
        </Primitive.Icon>
      </Primitive.Trigger>
      {isAwake && (
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className={
              'settle z-50 max-h-(--radix-select-content-available-height) ' +
              'max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) ' +
              'overflow-hidden rounded-md border border-line bg-raised text-ink shadow-float'
            }
          >
            <Primitive.Viewport className="p-1.5">
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled ?? false}
                  className={optionClass}
                >
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}

const optionClass = clsx(
  'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none',
  'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55',
);
