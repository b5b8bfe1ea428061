import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly place: RefObject<HTMLElement | null>;
  /** A line of the sheet to open at; without one, the beginning of the place. */
  readonly lineId?: string | undefined;
}

/** What is above the fold of the bar at the bottom. */
const barPx = 72;

/** A result opens at its first change: once, when it is there, and only where that is not in view anyway. */
export function useOpening(isReady: boolean, { place, lineId }: Opening): void {
  const latest = useRef({ place, lineId });
  latest.current = { place, lineId };
  useEffect(() => {
    if (!isReady) return;
    const { place: where, lineId: line } = latest.current;
    const target = (line !== undefined && findLine(where.current, line)) || where.current;
    if (!target) return;
    const { top, height } = target.getBoundingClientRect();
    const isInView = top >= 0 && top + Math.min(height, window.innerHeight / 2) <= window.innerHeight - barPx;
    if (!isInView) target.scrollIntoView({ block: line === undefined ? 'start' : 'center' });
  }, [isReady]);
}
