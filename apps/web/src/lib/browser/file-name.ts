/** The file name in a Content-Disposition header, preferring its UTF-8 form; else the fallback. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (encoded && decode(encoded)) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  // Ignore a path in the name.
  return name.split(/[/\\]/).at(-1)?.trim() || fallback;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
