const pageTree = /\/Type \/Pages\s[^>]*?\/Count (\d+)/;

/** Of a PDF of ours, which lists its pages in one place and in plain text. */
export const countPages = (pdf: Uint8Array): number => {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const count = Number(pageTree.exec(source)?.[1]);
  if (!count) throw new Error('The PDF does not say how many pages it has');
  return count;
};
