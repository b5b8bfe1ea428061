// Lists the folders outside the rooms of `packages/language` that hold words of several languages, most words first: what
// somebody who adds a language may want to extend.
import { dirname } from 'node:path';
import { findWordsOutsideRooms } from './words-outside-rooms.ts';

const found = new Map<string, { readonly files: Set<string>; lines: number }>();
for (const { file } of findWordsOutsideRooms()) {
  const folder = dirname(file);
  const place = found.get(folder) ?? { files: new Set(), lines: 0 };
  place.files.add(file);
  place.lines += 1;
  found.set(folder, place);
}

const rows = [...found].sort(([, a], [, b]) => b.lines - a.lines);
process.stdout.write(
  rows.map(([place, { files, lines }]) => `${lines} lines in ${files.size} files of ${place}\n`).join(''),
);
