/** How many pages a PDF of ours has: it lists them in one place and in plain text. Undefined for any other. */
export function countPages(pdf: Uint8Array): number | undefined {
  const source = new TextDecoder('latin1').decode(pdf);
  const tree = source.indexOf('/Type /Pages');
  const count = tree < 0 ? -1 : source.indexOf('/Count ', tree);
  return (count < 0 ? 0 : Number.parseInt(source.slice(count + '/Count '.length, count + 20), 10)) || undefined;
}
