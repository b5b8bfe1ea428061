/** Words separated by whitespace. */
export function list(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
}

/** The lines of a table that are not empty. An indented line continues the one above it. */
export function rows(text: string): readonly string[] {
  return text
    .replace(/\n +/gu, ' ')
    .split('\n')
    .filter((row) => row.trim() !== '');
}

/** Groups separated by bars or new lines. */
export function groups(text: string): readonly (readonly string[])[] {
  return text
    .split(/[|\n]/u)
    .map(list)
    .filter((group) => group.length > 0);
}
