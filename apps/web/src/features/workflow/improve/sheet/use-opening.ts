import { type RefObject, useEffect, useRef } from 'react';
import { findLine } from './sheet.tsx';

interface Opening {
  readonly place: RefObject<HTMLElement | null>;
  /** A line of the sheet to open at; without one, the top of the place. */
  readonly lineId?: string | undefined;
  /** A line just below the fold that is worth seeing, as long as the top of this place stays in view. */
  readonly below?: { readonly place: RefObject<HTMLElement | null>; readonly lineId: string | undefined };
}

/** The sentence at the top matters more than a change just below the fold: the page moves only for one further away. */
const farScreens = 1.25;

/** What stands above the place: the header and the name of the job. */
const headPx = 112;

/** A result opens at its first change: once, when it arrives, and only if that is far out of view. */
export function useOpening(isReady: boolean, opening: Opening): void {
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    if (!isReady) return;
    const { place: where, lineId: line, below } = latest.current;
    const target = (line !== undefined && findLine(where.current, line)) || where.current;
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    const isHidden = top < (line === undefined ? headPx : 0);
    if (isHidden || top > window.innerHeight * farScreens) {
      if (line === undefined) window.scrollBy({ top: top - headPx });
      else target.scrollIntoView({ block: 'center' });
    } else if (below?.lineId !== undefined) reach(findLine(where.current, below.lineId), below.place.current);
  }, [isReady]);
}

/** Between what is shown and what covers the page above and below it. */
const gapPx = 8;

/** Scrolls down to the line, unless that would hide the top of what is above it. */
function reach(line: Element | null | undefined, above: Element | null): void {
  if (!line || !above) return;
  const edge = (name: string): number => document.querySelector<HTMLElement>(name)?.offsetHeight ?? 0;
  const missing = line.getBoundingClientRect().bottom + gapPx - (window.innerHeight - edge('[data-desk-bar]'));
  const room = above.getBoundingClientRect().top - gapPx - edge('header');
  if (missing > 0 && missing <= room) window.scrollBy({ top: missing });
}
