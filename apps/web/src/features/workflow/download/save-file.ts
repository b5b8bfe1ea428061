import type { WrittenFile } from '../queries.ts';

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: WrittenFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the file by the next turn; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
