/** Words separated by whitespace, sorted: their order has no meaning. `scripts/language-tables.ts` sorts them. */
export function list(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
}

/** Words that are tried in this order, or count in it. */
export const inOrder = (text: string): readonly string[] => list(text);

/** The lines of a table that are not empty. An indented line continues the one above it. */
export function rows(text: string): readonly string[] {
  return text
    .replace(/\n +/gu, ' ')
    .split('\n')
    .filter((row) => row.trim() !== '');
}

/** Groups separated by new lines, sorted by their first words: their order has no meaning. */
export function groups(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .map(list)
    .filter((group) => group.length > 0);
}

/** Groups from the lowest to the highest. */
export const levels = (text: string): readonly (readonly string[])[] => groups(text);

/** Groups of which the first that has a word decides. Its own first word stands for the others. */
export const groupsInOrder = (text: string): readonly (readonly string[])[] => groups(text);
