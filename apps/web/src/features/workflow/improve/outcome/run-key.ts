import type { Draft } from '../../draft.ts';

/** Identifies the input of a run; null until there is both a resume and a job. */
export function runKey({ originalText, submittedJob }: Pick<Draft, 'originalText' | 'submittedJob'>): string | null {
  if (!originalText || !submittedJob) return null;
  return fingerprint([originalText, submittedJob.title, submittedJob.description].join('\u0000'));
}

/** The server works from the title when there is no description; both sides must read the same posting to score alike. */
export const postingText = (title: string, description: string): string =>
  description.trim() || `This is a job posting for the position of ${title.trim()}.`;

/** FNV-1a, twice with different seeds: short enough to store, and collisions do not matter within one visit. */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
