import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The line of the strongest change; on a phone, where it is on a card at the top, none. */
  readonly lineId: string | undefined;
}

/** The bar at the bottom of the window, plus some space above it. */
const barPx = 84;
/** Where the line stands after the page has moved, as a part of the window's height: what is above it stays in view. */
const restsAt = 0.55;

/**
 * A result opens at the top of the page or, if its strongest change is out of view, there: once, when it arrives. What
 * sums it up stays above the sheet.
 */
export function useOpening(isReady: boolean, opening: Opening): void {
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    if (!isReady) return;
    window.scrollTo({ top: 0 });
    const { sheet, lineId } = latest.current;
    const line = lineId === undefined ? null : findLine(sheet.current, lineId);
    if (!line) return;
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > window.innerHeight - barPx) window.scrollTo({ top: top - window.innerHeight * restsAt });
  }, [isReady]);
}
