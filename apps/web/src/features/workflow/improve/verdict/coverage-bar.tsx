import clsx from 'clsx';
import type { AskedStatus } from './asked-rows.ts';

const kinds = ['met', 'near', 'open'] as const;
const fills = {
  met: 'border-accent bg-accent',
  near: 'border-changed-line bg-changed',
  open: 'border-line-strong',
} as const;

/** One piece for each thing asked for: full, half there or missing. The sentence beside it says the same in words. */
export function CoverageBar({ counts }: { readonly counts: Readonly<Record<AskedStatus, number>> }) {
  return (
    <span aria-hidden className="flex h-2.5 w-44 shrink-0 gap-0.5 max-sm:w-full">
      {kinds
        .flatMap((kind) => Array.from({ length: counts[kind] }, () => kind))
        .map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <span key={index} className={clsx('min-w-0 flex-1 rounded-[2px] border', fills[kind])} />
        ))}
    </span>
  );
}
