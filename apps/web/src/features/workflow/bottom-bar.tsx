import type { ReactNode } from 'react';

/** Keeps the next action within reach wherever the page is scrolled to. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div
        data-desk-bar
        className={
          'bottom-0 z-20 flex items-center gap-2 border-t border-line bg-raised px-2 py-2.5 shadow-header ' +
          'max-lg:fixed max-lg:inset-x-0 sm:gap-3 sm:px-4 lg:sticky lg:-mx-4 lg:mt-4 print:hidden ' +
          // While an answer is being written on a phone, its own button is all that is needed.
          'max-lg:[body:has([data-answer])_&]:hidden'
        }
      >
        {children}
      </div>
      {/* On small screens the bar is fixed to the bottom edge; this spacer keeps the end of the page clear of it. */}
      <div aria-hidden className="h-16 lg:hidden print:hidden" />
    </>
  );
}
