import { useEffect, useState } from 'react';

export const rotationMs = 5000;

export interface Rotation {
  readonly index: number;
  show(index: number): void;
}

/** Advances every five seconds unless paused; choosing one restarts the five seconds. */
export function useRotation(count: number, isPaused: boolean): Rotation {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), rotationMs);
    return () => clearTimeout(timer);
  }, [index, count, isPaused]);

  return { index, show: setIndex };
}
