import { createContext, useContext } from 'react';

/** What a page says about itself while the server draws it; in a browser, effects tell the document instead. */
export interface PageRecord {
  /** Where the site is, such as `https://fitted.example`. */
  readonly origin: string;
  title?: string;
  structuredData?: object;
  isMissing?: boolean;
}

export const PageRecordContext = createContext<PageRecord | null>(null);

export const usePageRecord = (): PageRecord | null => useContext(PageRecordContext);

/** The site's own address, for links that are handed on. */
export const useOrigin = (): string => usePageRecord()?.origin ?? window.location.origin;

/** Lets the server answer 404 where the page says that there is nothing. */
export function useMissing(isMissing = true): void {
  const record = usePageRecord();
  if (record) record.isMissing = isMissing;
}
