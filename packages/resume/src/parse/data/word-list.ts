/** Words and phrases separated by commas, as many on a line as fit: easy to extend and to read in a diff. */
export function wordList(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
