/** "Maya-Okafor-Operations-Analyst.pdf": easy to find among downloads, in any script. */
export function fileNameFor(name: string | undefined, jobTitle: string, format: string): string {
  const words =
    [name ?? '', jobTitle]
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 80).replace(/-$/, '') || 'resume'}.${format}`;
}

/** RFC 6266: an ASCII form for old clients, the real name for others. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replace(/^[-.\s]*(?=\.\w+$)/, 'resume');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
