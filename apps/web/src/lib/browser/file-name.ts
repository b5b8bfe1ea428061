/** The name a Content-Disposition header gives, its UTF-8 form first; else the fallback. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '');
  const name = (encoded && decode(encoded)) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  // A path in the name is not ours to follow.
  return name.split(/[/\\]/).at(-1)?.trim() || fallback;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
