import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The first changed line of the sheet; on a phone, where it is on a card at the top, none. */
  readonly lineId: string | undefined;
}

/** The sentence at the top matters more than a change just below the fold: the page moves only for one further away, */
const farScreens = 1.25;
/** or by so little that the sentence stays in view. */
const nearPx = 48;
/** The bar at the bottom of the window, plus some space above it. */
const barPx = 84;

/** A result opens at the top of the page or, if its first change is far out of view, there: once, when it arrives. */
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
    const hiddenPx = bottom - (window.innerHeight - barPx);
    if (top > window.innerHeight * farScreens) line.scrollIntoView({ block: 'center' });
    else if (hiddenPx > 0 && hiddenPx <= nearPx) window.scrollTo({ top: hiddenPx });
  }, [isReady]);
}
