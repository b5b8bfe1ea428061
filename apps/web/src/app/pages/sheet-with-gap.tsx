import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};
const nowhere = () => '';

/** What was asked for, struck out on a sheet of paper, with an empty line in its place. */
export function SheetWithGap() {
  const { pathname } = useLocation();
  // One page is drawn ahead for all addresses that are not there: which one it is, only the browser knows.
  const asked = useSyncExternalStore(never, () => pathname, nowhere);
  return (
    <div className="w-full max-w-md">
      <div aria-hidden className="rounded-sm bg-paper px-7 py-8 text-paper-ink shadow-float sm:px-9">
        <Ruled widths={['w-1/2', 'w-3/4']} />
        <div className="my-6">
          <del className="line-clamp-2 text-sm text-paper-soft decoration-paper-on-changed/60">{asked}</del>
          <div className="mt-1.5 h-6 w-2/3 rounded-sm bg-paper-changed" />
        </div>
        <Ruled widths={['w-full', 'w-11/12', 'w-3/5', 'w-full', 'w-2/3']} />
      </div>
    </div>
  );
}

/** Lines of a page that one cannot read. */
function Ruled({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="grid gap-3">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <div key={line} className={`h-1.5 rounded-full bg-paper-shade ${width}`} />
      ))}
    </div>
  );
}
