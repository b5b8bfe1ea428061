import { useEffect, useRef, useState } from 'react';
import { drawPages } from '../queries.ts';
import type { FileWish } from './use-preview.ts';

/** The pages of the file as pictures, or why there are none. */
export type Pages =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly count: number; readonly pictures: readonly string[] };

type PageWish = Omit<FileWish, 'format'>;

const keyOf = ({ resumeText, jobTitle, template, paper }: PageWish): string =>
  [template, paper, jobTitle, resumeText].join('\u0000');

/** Drawn by the server from the PDF itself: the built-in viewer of many browsers is black or missing. */
export function usePages(wish: PageWish, isWanted: boolean): Pages {
  const drawn = useRef(new Map<string, Pages>());
  const [state, setState] = useState<{ readonly key: string; readonly pages: Pages }>();
  const key = keyOf(wish);
  const latest = useRef(wish);
  latest.current = wish;

  useEffect(() => {
    if (!isWanted) return;
    const known = drawn.current.get(key);
    if (known) return setState({ key, pages: known });
    const controller = new AbortController();
    drawPages(latest.current, controller.signal).then(
      ({ pages: count, pictures }) => {
        const sources = pictures.map((picture) => `data:image/webp;base64,${picture}`);
        const pages: Pages = { status: 'ready', count, pictures: sources };
        drawn.current.set(key, pages);
        setState({ key, pages });
      },
      () => {
        if (!controller.signal.aborted) setState({ key, pages: { status: 'failed' } });
      },
    );
    return () => controller.abort();
  }, [key, isWanted]);

  return state?.key === key ? state.pages : { status: 'loading' };
}
