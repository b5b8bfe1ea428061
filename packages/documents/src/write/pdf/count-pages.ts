const pageTree = /\/Type \/Pages\s[^>]*?\/Count (\d+)/;

/** Page count of a PDF written by us, which has its page tree in one place and uncompressed. */
export const countPages = (pdf: Uint8Array): number => {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const count = Number(pageTree.exec(source)?.[1]);
  if (!count) throw new Error('The PDF has no page count');
  return count;
};
