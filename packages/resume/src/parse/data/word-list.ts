/** Words and phrases set apart by commas, as many on a line as fit: easy to extend, easy to read in a diff. */
export function wordList(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
