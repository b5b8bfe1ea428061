import type { ReactNode } from 'react';

interface MarkedTextProps {
  /** `Your resume, *fitted* to the job`: what stands between asterisks is marked. */
  readonly text: string;
  readonly mark: (marked: string) => ReactNode;
}

/** Lets each language place the emphasised words where its grammar wants them. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  return text.split('*').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
    index % 2 === 1 ? <span key={index}>{mark(part)}</span> : part,
  );
}
