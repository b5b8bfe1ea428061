import { inflateRawSync } from 'node:zlib';
import { ReadFailure } from '../read-result.ts';

/** A zip archive whose parts are inflated one by one, on demand, and never beyond what was declared and allowed. */
export interface ZipFile {
  /** As spelled in the archive. */
  readonly names: readonly string[];
  /** The name of a part as the archive spells it; case does not matter. */
  find(name: string): string | undefined;
  /** Undefined when there is no such part. */
  read(name: string): Uint8Array | undefined;
}

interface Entry {
  readonly method: number;
  readonly flags: number;
  readonly compressed: number;
  readonly size: number;
  readonly offset: number;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const stored = 0;
const deflated = 8;
const encrypted = 1;

const maxEntries = 3_000;
/** The limit for one part; a 600-page novel is smaller. */
const maxPart = 24 * 1024 * 1024;
const maxTotal = 48 * 1024 * 1024;
/** Text shrinks to a tenth, an empty table to a hundredth; anything beyond that is a bomb. */
const maxRatio = 400;
const ratioMatters = 1024 * 1024;

export function openZip(file: Uint8Array): ZipFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = readDirectory(file, view);
  const spellings = new Map([...entries.keys()].toReversed().map((name) => [name.toLowerCase(), name]));
  const find = (name: string) => (entries.has(name) ? name : spellings.get(name.toLowerCase()));
  let total = 0;
  return {
    names: [...entries.keys()],
    find,
    read(name) {
      const entry = entries.get(find(name) ?? name);
      if (!entry) return undefined;
      if ((entry.flags & encrypted) !== 0) throw new ReadFailure('password_protected');
      total += entry.size;
      const isBomb = entry.size > ratioMatters && entry.size > entry.compressed * maxRatio;
      if (entry.size > maxPart || total > maxTotal || isBomb) throw new ReadFailure('too_complex');
      return inflate(file, view, entry);
    },
  };
}

function readDirectory(file: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) throw new ReadFailure('too_complex');
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || view.getUint32(at, true) !== directoryEntry) throw new ReadFailure('corrupt');
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder
      .decode(file.subarray(at + 46, at + 46 + nameLength))
      .replaceAll('\\', '/')
      .replace(/^\//, '');
    const entry = {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    entries.set(name, entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new ReadFailure('corrupt');
}

function inflate(file: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { offset } = entry;
  if (offset + 30 > file.length || view.getUint32(offset, true) !== localEntry) throw new ReadFailure('corrupt');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = file.subarray(start, start + entry.compressed);
  if (entry.method === stored) return data;
  if (entry.method !== deflated) throw new ReadFailure('corrupt');
  try {
    // The declared size is the limit: a part that holds more than it declares was forged.
    return inflateRawSync(data, { maxOutputLength: Math.max(1, entry.size) });
  } catch (error) {
    const isLarger = error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(isLarger ? 'too_complex' : 'corrupt', { cause: error });
  }
}
