export interface LinkPiece {
  readonly text: string;
  readonly href: string | null;
}

const email = String.raw`(?<![_%+])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const webAddress = String.raw`(?:https?:\/\/|www\.)[^\s<>"|]+`;
// A bare domain counts only with a path or on a site that is common in resumes: "Node.js" and "ASP.NET" are not links.
const sites =
  'linkedin.com github.com gitlab.com github.io behance.net dribbble.com xing.com medium.com stackoverflow.com ' +
  'kaggle.com orcid.org';
const anySite = sites.replaceAll('.', '\\.').replaceAll(' ', '|');
const knownSite = String.raw`(?:[\p{L}\p{N}-]+\.)?(?:${anySite})(?:\/[^\s<>"|]*)?`;
const bareWithPath = String.raw`(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|info|eu|de|fr|es|jp|cn|uk|ch|at)\/[^\s<>"|]+`;
const anyLink = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.\/-])(?:${email}|${webAddress}|${knownSite}|${bareWithPath})`,
  'giu',
);

// Every link has one of these, most lines have none, and the search for links looks far ahead from each letter.
const linkMark = /@|:\/\/|www\.|\.[a-z]/i;

/** Splits a line at its links; the pieces joined are the line again. Only creates http, https and mailto targets. */
export const findLinks = (line: string): readonly LinkPiece[] => {
  if (line !== '' && !linkMark.test(line)) return [{ text: line, href: null }];
  const pieces: LinkPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(anyLink)) {
    // A full stop or bracket after an address belongs to the sentence.
    const text = match[0].replace(/(?<![.,;:!?)\]}'"。、，；：）」』】])[.,;:!?)\]}'"。、，；：）」』】]+$/u, '');
    const href = toHref(text);
    if (href === null || match.index < end) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), href: null });
    pieces.push({ text, href });
    end = match.index + text.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), href: null });
  return pieces;
};

const toHref = (text: string): string | null => {
  const isMail = text.includes('@') && !/^https?:/i.test(text);
  const target = isMail ? `mailto:${text}` : /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(target)) return null;
  const { protocol, href } = new URL(target);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
};
