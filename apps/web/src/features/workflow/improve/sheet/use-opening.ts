import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The first changed line of the sheet; on a phone, where it is on a card at the top, none. */
  readonly lineId: string | undefined;
}

/** The sentence at the top matters more than a change just below the fold: the page moves only for one further away. */
const farScreens = 1.25;

/** A result opens at the top of the page or, if its first change is far out of view, there: once, when it arrives. */
export function useOpening(isReady: boolean, opening: Opening): void {
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    if (!isReady) return;
    window.scrollTo({ top: 0 });
    const { sheet, lineId } = latest.current;
    const line = lineId === undefined ? null : findLine(sheet.current, lineId);
    if (line && line.getBoundingClientRect().top > window.innerHeight * farScreens)
      line.scrollIntoView({ block: 'center' });
  }, [isReady]);
}
