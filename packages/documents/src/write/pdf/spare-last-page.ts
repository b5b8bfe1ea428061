import { countPages } from './count-pages.ts';

/** Beyond this one more page does not matter, and tightening would only make it harder to read. */
const maxPages = 3;

export interface SetPages {
  readonly pdf: Uint8Array;
  /** 0: spacing as designed. 1: as tight as allowed. */
  readonly tightness: number;
}

/** Avoids a last page with only a few lines by tightening the layout: no more than needed, and only if it saves the page. */
export const spareLastPage = (compile: (tightness: number) => Uint8Array): SetPages => {
  const set = (tightness: number): SetPages => ({ pdf: compile(tightness), tightness });
  const usual = set(0);
  const pages = countPages(usual.pdf);
  if (pages === 1 || pages > maxPages) return usual;
  const tightest = set(1);
  if (countPages(tightest.pdf) === pages) return usual;
  for (const tightness of [0.33, 0.66]) {
    const closer = set(tightness);
    if (countPages(closer.pdf) < pages) return closer;
  }
  return tightest;
};
