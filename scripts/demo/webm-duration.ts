const infoId = Buffer.from([0x15, 0x49, 0xa9, 0x66]);
const durationId = [0x44, 0x89];

/** A browser records without knowing the length in advance; players show one only if the header has it. */
export function withDuration(webm: Uint8Array, durationMs: number): Uint8Array {
  const bytes = Buffer.from(webm);
  const at = bytes.indexOf(infoId);
  const sizeAt = at + infoId.length;
  const first = bytes[sizeAt] ?? 0;
  const sizeLength = Math.clz32(first) - 23;
  if (at < 0 || sizeLength < 1 || sizeLength > 6)
    throw new Error('The recording has no header to write its length in.');

  let size = first & (0xff >> sizeLength);
  for (let index = 1; index < sizeLength; index += 1) size = size * 256 + (bytes[sizeAt + index] ?? 0);
  const end = sizeAt + sizeLength + size;
  if (bytes.subarray(sizeAt, end).includes(Buffer.from(durationId))) return bytes;

  const duration = Buffer.alloc(11);
  duration.set([...durationId, 0x88]);
  duration.writeDoubleBE(durationMs, 3);
  // The size as an eight-byte number, so that it always fits.
  const newSize = Buffer.alloc(8);
  newSize.writeBigUInt64BE(BigInt(size + duration.length));
  newSize[0] = 0x01;
  return Buffer.concat([
    bytes.subarray(0, sizeAt),
    newSize,
    bytes.subarray(sizeAt + sizeLength, end),
    duration,
    bytes.subarray(end),
  ]);
}
