import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LeadProps {
  /** It stays in sight while the sheet scrolls below it. */
  readonly isInSight: boolean;
  readonly children: ReactNode;
}

/** The result in short above the desk. What stands below it on the desk knows its height as `--lead`. */
export function Lead({ isInSight, children }: LeadProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const desk = place.current?.parentElement;
    if (!isInSight || !place.current || !desk) return;
    const observer = new ResizeObserver(([entry]) => {
      desk.style.setProperty('--lead', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      desk.style.removeProperty('--lead');
    };
  }, [isInSight]);
  return (
    <div
      ref={place}
      data-lead={isInSight || undefined}
      className={
        isInSight ? '-mx-4 -my-2 bg-sunken px-4 py-2 tall:sticky tall:top-14 tall:z-10 print:static' : undefined
      }
    >
      {children}
    </div>
  );
}
