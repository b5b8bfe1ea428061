import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  readonly id?: string;
  readonly as?: 'h1' | 'h2';
  readonly className?: string;
  /** This step replaced another on the same page, so keyboard and screen reader focus move here. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

export function StepHeading({ id, as: Heading = 'h2', className = 'text-2xl', isArrival, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <Heading ref={heading} id={id} tabIndex={isArrival ? -1 : undefined} className={`${className} outline-none`}>
      {children}
    </Heading>
  );
}
