import { type Op, wireReasons } from './wire-edit.ts';

const meanings: Readonly<Record<Op, string>> = {
  replace: '"at" an L line, "text" its new wording',
  remove: '"at" a line, entry or section that goes',
  insert: '"at" the L line to stand behind, or the E entry to stand at the end of; "text" the new line',
  'rename-section': '"at" an S section, "text" its new heading',
  'add-section': '"at" the S section to stand behind, or START; "text" the heading, a line break, then its lines',
  'move-section': '"at" an S section, "order" one id: the S section to stand behind, or START',
  reorder: '"at" an E entry or S section, "order" the ids of all its lines or entries in the new order',
  'reorder-items': '"at" an L line that lists things, "text" the same things in another order',
  'replace-head': '"at" an H or T line, "text" its new wording',
  'insert-head': '"at" the H line to stand behind, "text" the new line',
  'add-entry': '"at" an S section, "text" the title line of a new entry, then its lines',
};

/** The schema in words, for servers that do not enforce one. */
export function describeOps(ops: readonly Op[]): string {
  const heads = ops.includes('insert-head') ? 'H line of the head (name, contact), ' : '';
  return [
    `Each row of the resume begins with its id: ${heads}S section, E entry, T title line of an entry, L line. ` +
      'An edit has these keys, all of them always: "op", "at" (an id), ' +
      '"text" (else ""), "order" (else []), "reason".',
    ...ops.map((op) => `- "${op}": ${meanings[op]}`),
    `"reason" is one of: ${wireReasons.join(', ')}. At most one edit for each line.`,
  ].join('\n');
}
