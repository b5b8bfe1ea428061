import type { PointerEvent } from 'react';

/** When the page scrolls under a resting pointer, notes pass under it that the person is not pointing at. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
