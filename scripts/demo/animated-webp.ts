export interface Still {
  /** A WebP picture of the size of the whole. */
  readonly webp: Uint8Array;
  readonly holdMs: number;
}

const animated = 0x02;
const replaceAll = 0x02;
/** The chunks of a still picture that an animation takes over as they are. */
const pictureChunks = new Set(['ALPH', 'VP8 ', 'VP8L']);

/** Still pictures one after the other, over and over: an animation is a list of them in the same container. */
export function animate(
  stills: readonly Still[],
  { width, height }: { readonly width: number; readonly height: number },
) {
  const size = [...uint24(width - 1), ...uint24(height - 1)];
  const frames = stills.map(({ webp, holdMs }) => {
    const picture = chunksOf(Buffer.from(webp)).filter(({ name }) => pictureChunks.has(name));
    const header = [...uint24(0), ...uint24(0), ...size, ...uint24(Math.round(holdMs)), replaceAll];
    return chunk('ANMF', Buffer.concat([Buffer.from(header), ...picture.map(({ name, body }) => chunk(name, body))]));
  });
  const background = [255, 255, 255, 255];
  const endless = [0, 0];
  const content = [
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([animated, 0, 0, 0, ...size])),
    chunk('ANIM', Buffer.from([...background, ...endless])),
    ...frames,
  ];
  return chunk('RIFF', Buffer.concat(content));
}

interface Chunk {
  readonly name: string;
  readonly body: Buffer;
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 'RIFF....WEBP'.length; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    chunks.push({ name: file.toString('latin1', at, at + 4), body: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Padded to an even length, which its header does not count. */
function chunk(name: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
}

function uint24(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];
}
