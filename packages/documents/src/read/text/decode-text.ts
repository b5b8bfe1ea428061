import iconv from 'iconv-lite';
import jschardet from 'jschardet';

interface DecodedText {
  readonly text: string;
  /** The encoding had to be guessed. */
  readonly isGuess: boolean;
}

const sampleBytes = 64 * 1024;

/** Decodes bytes of unknown encoding: byte order marks first, then strict UTF-8, then the likeliest legacy encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = decodeMarked(bytes);
  if (marked !== undefined) return { text: marked, isGuess: false };
  const utf8 = decodeStrictly(bytes);
  if (utf8 !== undefined) return { text: utf8, isGuess: false };
  const encoding = guessEncoding(bytes.subarray(0, sampleBytes));
  return { text: iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding), isGuess: true };
}

/** Undefined unless there is a byte order mark or the bytes look like UTF-16. */
export function decodeMarked(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder().decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUnmarkedUtf16(bytes);
}

/** Western text in UTF-16 has a zero in every other byte. */
function decodeUnmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const many = sample.length * 0.2;
  if (odd > many && even < many / 20) return new TextDecoder('utf-16le').decode(bytes);
  if (even > many && odd < many / 20) return new TextDecoder('utf-16be').decode(bytes);
  // Chinese and Japanese have zeros only in their line ends, which no other encoding has at all.
  if (even + odd === 0 || bytes.length % 2 !== 0) return undefined;
  return ['utf-16le', 'utf-16be']
    .map((name) => new TextDecoder(name).decode(bytes))
    .find((text) => shareOf(eastern, text) > 0.7);
}

const eastern = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g;

const shareOf = (letters: RegExp, text: string): number =>
  (text.match(letters)?.length ?? 0) / Math.max(1, text.length);

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function guessEncoding(sample: Uint8Array): string {
  const single = guessSingleByte(sample);
  const name = (jschardet.detect(Buffer.from(sample)).encoding ?? '').toLowerCase();
  if (/^(cp932|shift|sjis|windows-31j)/.test(name)) return 'shift_jis';
  if (/^(gb|hz|cp936)/.test(name)) return 'gb18030';
  if (/^(euc-|big5)/.test(name) && iconv.encodingExists(name)) return name;
  if (single !== undefined) return single;
  if (/^(windows-125[15]|koi8-r|ibm866|maccyrillic|iso-8859-[25789])/.test(name) && iconv.encodingExists(name))
    return name;
  return 'windows-1252';
}

/** Characters beyond ASCII in Western European texts. */
const western = /[äöüßÄÖÜéèêëàâçîïôûùñáíóúÁÍÓÚÉÈÀÂÇÑ¿¡’‘“”–—•…€«»œŒ°]/;

function guessSingleByte(sample: Uint8Array): string | undefined {
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const [windows, mac] = ['windows-1252', 'macroman'].map((encoding) => scoreWestern(sample, encoding)) as [
    number,
    number,
  ];
  if (Math.max(windows, mac) < high * 0.8) return undefined;
  return mac > windows ? 'macroman' : 'windows-1252';
}

/** Counts plausible characters; a dash or a quote in the middle of a word is implausible. */
function scoreWestern(sample: Uint8Array, encoding: string): number {
  const text = iconv.decode(Buffer.from(sample), encoding);
  let score = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter < '\u0080') continue;
    if (western.test(letter)) score += 1;
    const isInside = /[a-z]/i.test(text[at - 1] ?? '') && /[a-z]/i.test(text[at + 1] ?? '');
    if (isInside && !/[\p{L}’]/u.test(letter)) score -= 2;
  }
  return score;
}
