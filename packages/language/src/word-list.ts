/** Words separated by whitespace. */
export function list(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '));
}

/** Groups separated by bars or new lines. */
export function groups(text: string): readonly (readonly string[])[] {
  return text
    .split(/[|\n]/u)
    .map(list)
    .filter((group) => group.length > 0);
}
