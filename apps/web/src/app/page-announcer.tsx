import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../lib/browser/document-title.ts';

/** Announces the new page's title. The browser itself announces the first page. */
export function PageAnnouncer() {
  const title = usePageTitle();
  const first = useRef('');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (title === '') return;
    if (first.current === '') first.current = title;
    else setAnnounced(title);
  }, [title]);

  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  );
}
