/** Where an answer is a plain list, these headers say where it goes on and how many match in all. */
export const nextCursorHeader = 'x-next-cursor';
export const totalCountHeader = 'x-total-count';
