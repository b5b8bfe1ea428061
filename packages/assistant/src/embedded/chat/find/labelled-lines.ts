import type { Line, ResumeDocument } from '@fitted/resume/document';
import { foldName } from '../fold-name.ts';

const labelled = /^([^:：]{1,39}[^:：\s])\s*[:：]\s*((?:\S.*)?)$/su;

/**
 * The lines under a label: "Marital status: single" is one line, "Key achievements:" is a label with all below it up to the
 * next label. Undefined unless exactly one label has this name.
 */
export function findLabelled({ head, sections }: ResumeDocument, name: string): readonly Line[] | undefined {
  const wanted = foldName(name);
  const owned = head.lines.filter(({ text }) => !head.contact.name || !text.includes(head.contact.name));
  const bodies = [owned, ...sections.flatMap(({ entries }) => entries.map(({ body }) => body))];
  const found = bodies.flatMap((lines) =>
    lines.flatMap((line, at) => {
      const [, label, value] = labelled.exec(line.text) ?? [];
      if (label === undefined || foldName(label) !== wanted) return [];
      return [[line, ...(value === '' ? upToNextLabel : bulletsOf)(lines.slice(at + 1))]];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

function upToNextLabel(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ kind, text }) => kind === 'text' && /[:：]$/u.test(text));
  return end < 0 ? lines : lines.slice(0, end);
}

/** "Project 2: Pricing" heads the bullets below it, along with any "Role: developer" line in between. */
function bulletsOf(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ kind }) => kind === 'bullet');
  const isHead = first >= 0 && lines.slice(0, first).every(({ text }) => labelled.test(text));
  const end = lines.findIndex(({ kind }, at) => at > first && kind === 'text');
  return isHead ? lines.slice(0, end < 0 ? undefined : end) : [];
}

/** "Job target: engineer" with another value, if that is what its label is called; the label stays. */
export function withLabelled(line: string, name: string, value: string): string | undefined {
  const [, label = '', old = ''] = labelled.exec(line) ?? [];
  // "Phone" for "Tel." is another label, not another number.
  const isOfKind = /\p{N}{3}/u.test(old) === /\p{N}{3}/u.test(value);
  if (label === '' || foldName(label) !== foldName(name) || labelled.test(value) || !isOfKind) return undefined;
  const [character = ''] = /^\s*[:：]\s*/u.exec(line.slice(label.length)) ?? [];
  return label + character + value;
}
