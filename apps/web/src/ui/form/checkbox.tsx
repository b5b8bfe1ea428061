import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      className={clsx(
        'group grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-raised transition-colors hover:border-ink-soft',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        'data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      <Primitive.Indicator className="text-on-accent [&_svg]:size-3.5">
        <Check aria-hidden strokeWidth={3} className="hidden group-data-[state=checked]:block" />
        <Minus aria-hidden strokeWidth={3} className="hidden group-data-[state=indeterminate]:block" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
