const quarterTurns: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 };
const orientation = 0x0112;

/** How far a photograph must be turned clockwise, in quarter turns; phones record this instead of turning it. */
export function readOrientation(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 128 * 1024));
  const start = file.indexOf('Exif\0\0', 0, 'latin1') + 6;
  if (start < 6 || bytes[0] !== 0xff || start + 16 > file.length) return 0;
  const isLittle = file.toString('latin1', start, start + 2) === 'II';
  const view = new DataView(file.buffer, file.byteOffset + start, file.length - start);
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 0;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > view.byteLength) return 0;
    if (view.getUint16(at, isLittle) === orientation) return quarterTurns[view.getUint16(at + 8, isLittle)] ?? 0;
  }
  return 0;
}
