import type { Application } from '@fitted/contract/applications';
import { type ApplicationStatus, applicationStatuses } from '@fitted/contract/constants';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

export interface Drag {
  readonly application: Application;
  readonly x: number;
  readonly y: number;
  readonly over: ApplicationStatus | undefined;
}

/** Hands are never quite still: a smaller movement is a click. */
const slackPx = 6;
const edgePx = 48;
const edgeStepPx = 14;

/** Drags a card with mouse, pen or finger. The column under the pointer is found by its `data-column`. */
export function usePointerDrag(onDrop: (application: Application, to: ApplicationStatus) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, application: Application) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // A touch on the card scrolls the page; only its handle drags.
    const target = event.target as Element;
    const isHandle = target.closest('[data-handle]') !== null;
    if (event.pointerType === 'touch' ? !isHandle : !isHandle && target.closest('button, a') !== null) return;

    const from = { x: event.clientX, y: event.clientY };
    const scroller = event.currentTarget.closest<HTMLElement>('[data-board]');
    let current: Drag | null = null;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!current && Math.hypot(x - from.x, y - from.y) < slackPx) return;
      scrollAtEdge(scroller, x);
      current = { application, x, y, over: columnAt(x, y) };
      setDrag(current);
    };
    const end = () => {
      stop.current();
      if (!current) return;
      swallowClick();
      if (current.over && current.over !== application.status) onDrop(application, current.over);
    };
    const abandon = (pressed: Event) => {
      if (!(pressed instanceof KeyboardEvent) || pressed.key === 'Escape') stop.current();
    };
    const listeners = { pointermove: move, pointerup: end, pointercancel: abandon, keydown: abandon } as const;
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    stop.current = () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
      setDrag(null);
    };
  };

  return { drag, start };
}

function columnAt(x: number, y: number): ApplicationStatus | undefined {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return applicationStatuses.find((status) => status === name);
}

function scrollAtEdge(scroller: HTMLElement | null, x: number): void {
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + edgePx) scroller.scrollBy({ left: -edgeStepPx });
  else if (x > right - edgePx) scroller.scrollBy({ left: edgeStepPx });
}

/** The browser fires a click at the end of a drag; ignore it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
