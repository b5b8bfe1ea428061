/** "Maya-Okafor-Operations-Analyst.pdf": what a person wants to find in their downloads, in any script. */
export function fileNameFor(name: string | undefined, jobTitle: string, format: string): string {
  const words =
    [name ?? '', jobTitle]
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 80).replace(/-$/, '') || 'resume'}.${format}`;
}

/** RFC 6266: a plain form for old clients, the true one for the rest. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .replace(/^[-.\s]*(?=\.\w+$)/, 'resume');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
