import type { Paper } from '@fitted/contract/looks';
import { pattern } from '@fitted/language/pattern';

/** The lines that hold the name, the address and the phone number. */
const headLines = 8;
const maxHeadLength = 600;

/** "Dayton, OH", "Toronto, ON": the states of the US and the provinces of Canada. */
const state = pattern('mu')`
  , ?(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AER]|QC|RI
  |S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)(?= ?(?:$|[|·•,]|\d{5}|[A-Z]\d[A-Z]))
`;
const american =
  /(?<!\p{L})(?:U\.?S\.?A|United States|Canada)(?!\p{L})|(?<![\d+])\+1[ .(-]|(?<![\d+])\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\d)/u;
const elsewhere = /(?<![\d+])\+(?:[2-9]\d{1,2}|1[2-9]\d)[ .()\d-]/u;

/** The paper of the country in which the resume says the person lives; undefined if it names none. */
export function paperOfResume(text: string): Paper | undefined {
  const head = text.split('\n').slice(0, headLines).join('\n').slice(0, maxHeadLength);
  if (american.test(head) || state.test(head)) return 'letter';
  return elsewhere.test(head) ? 'a4' : undefined;
}
