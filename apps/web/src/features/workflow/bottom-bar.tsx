import type { ReactNode } from 'react';

/** What is done next, in reach wherever the page is scrolled to. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-desk-bar
      className="sticky bottom-0 z-20 -mx-2 mt-4 flex items-center gap-2 border-t border-line bg-raised px-2 py-2.5 shadow-header sm:-mx-4 sm:gap-3 sm:px-4 print:hidden"
    >
      {children}
    </div>
  );
}
