import { Clock, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { brand, privacyEmail, supportEmail } from '../../lib/metadata/brand.ts';

const columns = [
  {
    id: 'guides',
    links: [
      { id: 'tutorial', to: '/tutorial' },
      { id: 'howItWorks', to: '/how-it-works' },
      { id: 'templates', to: '/resume-templates' },
      { id: 'interviewTips', to: '/interview-tips' },
    ],
  },
  {
    id: 'more',
    links: [
      { id: 'careerBlog', to: '/career-blog' },
      { id: 'industryInsights', to: '/news' },
      { id: 'meetEmployers', to: '/meet-employers' },
      { id: 'helpCenter', to: '/help-center' },
    ],
  },
  {
    id: 'company',
    links: [
      { id: 'about', to: '/about-us' },
      { id: 'contact', to: '/contact' },
      { id: 'privacyPolicy', to: '/privacy-policy' },
      { id: 'terms', to: '/terms' },
    ],
  },
] as const;

const linkClass = 'text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** The page chooses the advertisement; the footer only places it. */
export function SiteFooter({ advertisement }: { readonly advertisement?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <footer className="border-t border-line bg-sunken text-sm">
      <div className="page-width py-12">
        {advertisement}
        <div className="grid gap-10 lg:grid-cols-[1.4fr_2fr]">
          <Company />
          <nav
            aria-label={t('footer.label')}
            className="grid grid-cols-2 gap-x-4 gap-y-8 wrap-break-word sm:grid-cols-3 sm:gap-x-6"
          >
            {columns.map((column) => (
              <div key={column.id}>
                <h2 className="font-sans text-sm tracking-normal">{t(`footer.${column.id}`)}</h2>
                <ul className="mt-2">
                  {column.links.map(({ id, to }) => (
                    <li key={id}>
                      <Link to={to} className={`${linkClass} inline-block py-1.5`}>
                        {t(`nav.${id}`)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {/* A page rendered last year still has that year. */}
        <p suppressHydrationWarning className="mt-10 border-t border-line pt-6 text-ink-faint">
          {t('footer.rights', { year: new Date().getFullYear() })}
        </p>
      </div>
    </footer>
  );
}

function Company() {
  const { t } = useTranslation('shell');
  return (
    <div className="max-w-sm">
      <p className="font-serif text-xl font-semibold">{brand}</p>
      <p className="mt-2 text-ink-soft">{t('footer.promise')}</p>
      <p className="mt-2 text-ink-soft">{t('footer.founded')}</p>
      <address className="mt-5 space-y-2.5 not-italic [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
        <p className="flex gap-2.5">
          <Mail aria-hidden />
          <span>
            <span className="sr-only">{t('footer.support')} </span>
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {supportEmail}
            </a>
          </span>
        </p>
        <p className="flex gap-2.5">
          <ShieldCheck aria-hidden />
          <span className="text-ink-soft">
            {t('footer.gdpr')}{' '}
            <a href={`mailto:${privacyEmail}`} className={`${linkClass} whitespace-nowrap`}>
              {privacyEmail}
            </a>
          </span>
        </p>
        <p className="flex gap-2.5 text-ink-soft">
          <Clock aria-hidden />
          <span>
            {t('footer.hours')}
            <br />
            {t('footer.replies')}
          </span>
        </p>
      </address>
    </div>
  );
}
