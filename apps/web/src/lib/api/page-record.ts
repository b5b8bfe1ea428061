import { createContext, useContext } from 'react';

/** What a page reports about itself while the server renders it; in a browser, effects update the document instead. */
export interface PageRecord {
  /** The site's origin, such as `https://fitted.example`. */
  readonly origin: string;
  title?: string;
  structuredData?: object;
  isMissing?: boolean;
}

export const PageRecordContext = createContext<PageRecord | null>(null);

export const usePageRecord = (): PageRecord | null => useContext(PageRecordContext);

/** The site's origin, for links to be shared. */
export const useOrigin = (): string => usePageRecord()?.origin ?? window.location.origin;

/** Makes the server respond with 404 if the page has nothing to show. */
export function useMissing(isMissing = true): void {
  const record = usePageRecord();
  if (record) record.isMissing = isMissing;
}
