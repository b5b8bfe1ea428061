import { useEffect } from 'react';
import { usePageRecord } from '../api/page-record.ts';

/** Id of the script in a server-rendered page; after that, the current page sets its own. */
export const drawnDataId = 'structured-data';

/** Tells search engines what the page is about (schema.org); undefined until that is known. */
export function useStructuredData(data: object | undefined): void {
  const record = usePageRecord();
  const whole = data && { '@context': 'https://schema.org', ...data };
  if (record && whole) record.structuredData = whole;
  const json = JSON.stringify(whole);
  useEffect(() => {
    document.getElementById(drawnDataId)?.remove();
    if (json === undefined) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
