/** Headers of plain list responses: the cursor of the next page and the total count. */
export const nextCursorHeader = 'x-next-cursor';
export const totalCountHeader = 'x-total-count';
