import { useEffect } from 'react';
import { usePageRecord } from '../api/page-record.ts';
import { brand } from '../metadata/brand.ts';
import { createStore, useStore } from './store.ts';

const pageTitle = createStore('');

/** Sets the title of the browser's tab, and announces the page to screen readers. */
export function useDocumentTitle(title: string): void {
  const record = usePageRecord();
  const whole = title === '' ? brand : `${title} · ${brand}`;
  if (record) record.title = whole;
  useEffect(() => {
    document.title = whole;
    pageTitle.set(whole);
  }, [whole]);
}

export function usePageTitle(): string {
  return useStore(pageTitle, () => '');
}
