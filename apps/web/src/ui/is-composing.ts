import type { KeyboardEvent } from 'react';

/** The key belongs to an input method, which picks a word with it. Safari ends the composition first; only its key code tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
