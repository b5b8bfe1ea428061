import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../features/footer/site-footer.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { AdvertisementPlace } from './advertisement-place.tsx';
import { noteSent } from './early-input.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { usePageHead } from './head/page-head.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { mainId, usePageArrival } from './page-arrival.ts';
import { PageSpinner } from './page-spinner.tsx';

/** Nothing is advertised on a page that only says what went wrong. */
const advertisementClass = 'mb-10 [body:has([data-blank-sheet])_&]:hidden';

export function Layout() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  usePageArrival();
  usePageHead();

  return (
    <div className="flex min-h-dvh flex-col" onSubmitCapture={noteSent}>
      <a
        href={`#${mainId}`}
        className={
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md ' +
          'focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent'
        }
      >
        {t('skipToContent')}
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* While a resume is on the desk, there is no footer. */}
      <div className="[body:has([data-desk])_&]:hidden">
        <SiteFooter advertisement={<AdvertisementPlace location="footer" className={advertisementClass} />} />
      </div>
      <PageAnnouncer />
    </div>
  );
}
