import clsx from 'clsx';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Not modal, so that the rest of the page stays readable to assistive technology while the menu is open. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        {...props}
        className={clsx(
          'settle z-40 max-w-72 min-w-56 rounded-md border border-line bg-raised p-1.5 text-ink shadow-float',
          className,
        )}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...props}
      className={clsx(
        'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm outline-none',
        'data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-accent',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55',
        '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft',
        className,
      )}
    />
  );
}

export function DropdownMenuHeading({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={clsx('px-2.5 py-1.5 text-sm', className)} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="mx-1 my-1.5 h-px bg-line" />;
}
