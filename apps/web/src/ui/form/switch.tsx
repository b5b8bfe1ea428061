import clsx from 'clsx';
import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Takes effect at once; name it with a label or `aria-label`. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      className={clsx(
        'relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      <Primitive.Thumb
        className={
          'block size-4 translate-x-1 rounded-full bg-ink-soft transition-transform ' +
          'data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent'
        }
      />
    </Primitive.Root>
  );
}
