import clsx from 'clsx';
import { RadioGroup as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface RadioCardOption<Value extends string = string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly content?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioCardOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
}

/** A choice between a few options that each need a sentence or a price. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  return (
    <Primitive.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onValueChange(option.value);
      }}
      className={clsx('grid gap-3', className)}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className={
            'group flex items-start gap-2.5 rounded-md border border-line-strong bg-raised p-3 text-left ' +
            'sm:p-3.5 transition-colors hover:border-ink-soft data-[state=checked]:border-accent ' +
            'data-[state=checked]:bg-accent-soft'
          }
        >
          <span
            className={
              'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border border-line-strong bg-raised ' +
              'group-data-[state=checked]:border-accent'
            }
          >
            <Primitive.Indicator className="size-2.5 rounded-full bg-accent" />
          </span>
          <span className="min-w-0">
            <span className="block text-sm font-semibold">{option.title}</span>
            {option.content && <span className="mt-1 block text-sm text-ink-soft">{option.content}</span>}
          </span>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
