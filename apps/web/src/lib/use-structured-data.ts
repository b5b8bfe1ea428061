import { useEffect } from 'react';

/** Tells search engines what the page is about (schema.org); undefined while that is not known. */
export function useStructuredData(data: object | undefined): void {
  const json = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  useEffect(() => {
    if (json === undefined) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
