const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');

/** The address as people write it: without the scheme, "www." and a trailing slash. */
export function shortenLink(target: string): string {
  return target
    .replace(/^(mailto:|https?:\/\/)/i, '')
    .replace(/^www\./i, '')
    .replace(/^([^?#.]*\.[^?#]*)\?utm_.*$/, '$1')
    .replace(/\/$/, '');
}

/** What to write after a link's text so that its target is not lost; empty if the text shows it. */
export function linkNote(shown: string, target: string): string {
  if (!/^(https?:\/\/|mailto:)\S+$/i.test(target) || target.length > 500) return '';
  const short = shortenLink(target);
  const meant = squeeze(short);
  if (meant === '' || shown.trim() === '' || squeeze(shown).includes(meant)) return '';
  return ` (${short})`;
}
