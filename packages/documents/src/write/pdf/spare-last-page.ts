import { countPages } from './count-pages.ts';

/** Beyond that nobody minds one page more, and setting everything closer would only make it harder to read. */
const mostPages = 3;

/** A page that holds a few lines only is spared by setting all of it a little closer: no closer than it takes, and not in vain. */
export const spareLastPage = (compile: (tightness: number) => Uint8Array): Uint8Array => {
  const usual = compile(0);
  const pages = countPages(usual);
  if (pages === 1 || pages > mostPages) return usual;
  const tightest = compile(1);
  if (countPages(tightest) === pages) return usual;
  for (const tightness of [0.33, 0.66]) {
    const set = compile(tightness);
    if (countPages(set) < pages) return set;
  }
  return tightest;
};
