import { countPages } from './count-pages.ts';

/** Beyond that nobody minds one page more, and setting everything closer would only make it harder to read. */
const mostPages = 3;

export interface SetPages {
  readonly pdf: Uint8Array;
  /** 0 as the template was drawn, 1 as close as it may be set. */
  readonly tightness: number;
}

/** A page that holds a few lines only is spared by setting all of it a little closer: no closer than it takes, and not in vain. */
export const spareLastPage = (compile: (tightness: number) => Uint8Array): SetPages => {
  const set = (tightness: number): SetPages => ({ pdf: compile(tightness), tightness });
  const usual = set(0);
  const pages = countPages(usual.pdf);
  if (pages === 1 || pages > mostPages) return usual;
  const tightest = set(1);
  if (countPages(tightest.pdf) === pages) return usual;
  for (const tightness of [0.33, 0.66]) {
    const closer = set(tightness);
    if (countPages(closer.pdf) < pages) return closer;
  }
  return tightest;
};
