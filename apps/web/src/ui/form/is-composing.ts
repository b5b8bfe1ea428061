import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method. Safari ends the composition first, so that only its key code tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
