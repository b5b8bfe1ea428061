import clsx from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps, SyntheticEvent } from 'react';

export const Tabs = Primitive.Root;

/** Scrolls sideways if the tabs do not fit. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      className={clsx('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin]', className)}
    />
  );
}

// A pressed tab is focused by script, which browsers take for the keyboard's doing when nothing had the focus before.
const pressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute('data-pressed', '');
const released = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.removeAttribute('data-pressed');

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      onPointerDown={pressed}
      onKeyDown={released}
      onBlur={released}
      {...props}
      className={clsx(
        'flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft',
        'transition-colors hover:text-ink focus-visible:-outline-offset-2 data-pressed:outline-none',
        'data-[state=active]:border-accent data-[state=active]:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={clsx('pt-6', className)} />;
}
