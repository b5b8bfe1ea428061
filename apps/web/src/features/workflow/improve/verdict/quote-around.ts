import type { Place } from '@fitted/resume/match/match';

/** The words before the proof that make it readable, and so much of a long proof as must be seen. */
const [leadColumns, proofLetters] = [8, 16];

/** A quote is cut off at its end. If the proof is beyond the room there is, the quote begins shortly before it. */
export function quoteAround(line: string, proof: Pick<Place, 'at' | 'length'> | undefined, room: number): string {
  if (!proof || columnsOf(line.slice(0, proof.at + Math.min(proof.length, proofLetters))) <= room) return line;
  // A clause that begins nearby is read whole: half of a telephone number before it would only confuse.
  const clause = clauseStart(line.slice(0, proof.at));
  const space = line.lastIndexOf(' ', Math.max(0, proof.at - leadColumns));
  const isFar = (at: number) => at < 0 || proof.at - at > 3 * leadColumns;
  // Without spaces between words it begins at the proof itself.
  const from = !isFar(clause) ? clause : isFar(space) ? proof.at : space + 1;
  return `…${line.slice(from)}`;
}

/** Where the last clause begins; -1 if the text is a single one. */
function clauseStart(text: string): number {
  const last = [...text.matchAll(/[|·•;,，、。；（(] ?/gu)].at(-1);
  return last ? last.index + last[0].length : -1;
}

/** Letters of East Asian scripts are two columns wide. */
const columnsOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
