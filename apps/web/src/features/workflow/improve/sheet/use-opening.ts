import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The first changed line of the sheet; on a phone, where it is on a card at the top, none. */
  readonly lineId: string | undefined;
}

/** So far the page may move with the sentence at the top still in view. */
const nearPx = 90;
/** The bar at the bottom of the window, plus some space above it. */
const barPx = 84;

/** A result opens with its first change in view, and if that is near enough, at the top of the page: once, when it arrives. */
export function useOpening(isReady: boolean, opening: Opening): void {
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    if (!isReady) return;
    window.scrollTo({ top: 0 });
    const { sheet, lineId } = latest.current;
    const line = lineId === undefined ? null : findLine(sheet.current, lineId);
    const hiddenPx = line ? line.getBoundingClientRect().bottom - (window.innerHeight - barPx) : 0;
    if (hiddenPx > nearPx) line?.scrollIntoView({ block: 'center' });
    else if (hiddenPx > 0) window.scrollTo({ top: hiddenPx });
  }, [isReady]);
}
