import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly question: ReactNode;
  readonly children: ReactNode;
  /** Id for links to it. */
  readonly anchor?: string;
}

/** A question that expands to its answer, with the native element, which also works before any script has loaded. */
export function Disclosure({ question, children, anchor }: DisclosureProps) {
  return (
    <details id={anchor} className="group border-b border-line">
      <summary
        className={
          'flex cursor-pointer list-none items-baseline justify-between gap-4 py-4 font-medium hover:text-accent ' +
          '[&::-webkit-details-marker]:hidden'
        }
      >
        {question}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 translate-y-0.5 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[42rem] space-y-3 pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
