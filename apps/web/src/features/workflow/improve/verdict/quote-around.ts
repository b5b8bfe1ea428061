import type { Place } from '@fitted/resume/match/match';

/** The words before the proof that make it readable, and so much of a long proof as must be seen. */
const [leadColumns, proofLetters] = [8, 16];

/** A quote is cut off at its end. If the proof is beyond the room there is, the quote begins shortly before it. */
export function quoteAround(line: string, proof: Pick<Place, 'at' | 'length'> | undefined, room: number): string {
  if (!proof || columnsOf(line.slice(0, proof.at + Math.min(proof.length, proofLetters))) <= room) return line;
  const space = line.lastIndexOf(' ', Math.max(0, proof.at - leadColumns));
  // Without spaces between words it begins at the proof itself.
  const from = space < 0 || proof.at - space > 3 * leadColumns ? proof.at : space + 1;
  return `…${line.slice(from)}`;
}

/** Letters of East Asian scripts are two columns wide. */
const columnsOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
