import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  readonly content: ReactNode;
  /** A single focusable element. A tooltip is not a label, so name the element as well. */
  readonly children: ReactElement;
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="settle z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs text-surface shadow-float"
          >
            {content}
            <Primitive.Arrow className="fill-ink" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
