import { useEffect } from 'react';
import { brand } from './brand.ts';
import { createStore, useStore } from './store.ts';

const pageTitle = createStore('');

/** Names the page in the browser's tab, and tells screen readers that it has arrived. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
    pageTitle.set(document.title);
  }, [title]);
}

export function usePageTitle(): string {
  return useStore(pageTitle);
}
