import type { ReactNode } from 'react';

interface MarkedTextProps {
  /** `Your resume, *fitted* to the job`: text between asterisks is marked. */
  readonly text: string;
  readonly mark: (marked: string) => ReactNode;
}

/** Lets each language put the emphasised words where its grammar requires. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  return text.split('*').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
    index % 2 === 1 ? <span key={index}>{mark(part)}</span> : part,
  );
}
