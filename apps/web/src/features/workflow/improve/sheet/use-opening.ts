import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly place: RefObject<HTMLElement | null>;
  /** A line of the sheet to open at; without one, the top of the place. */
  readonly lineId?: string | undefined;
}

/** The sentence at the top matters more than a change just below the fold: the page moves only for one further away. */
const farScreens = 1.25;

/** A result opens at its first change: once, when it arrives, and only if that is far out of view. */
export function useOpening(isReady: boolean, { place, lineId }: Opening): void {
  const latest = useRef({ place, lineId });
  latest.current = { place, lineId };
  useEffect(() => {
    if (!isReady) return;
    const { place: where, lineId: line } = latest.current;
    const target = (line !== undefined && findLine(where.current, line)) || where.current;
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * farScreens)
      target.scrollIntoView({ block: line === undefined ? 'start' : 'center' });
  }, [isReady]);
}
