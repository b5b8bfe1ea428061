import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { brand } from '../../lib/metadata/brand.ts';

/** The logo, a sheet of paper with one amber line, and the name; links to the home page. */
export function BrandMark() {
  const { t } = useTranslation('shell');
  return (
    <Link to="/" aria-label={t('homeLink')} className="flex shrink-0 items-center gap-2.5 rounded-sm">
      <svg aria-hidden viewBox="0 0 22 26" className="h-[26px] w-[22px]">
        <path d="M1 3a2 2 0 0 1 2-2h11l7 7v15a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" className="fill-accent" />
        <path d="M14 1l7 7h-5a2 2 0 0 1-2-2z" className="fill-accent-soft" />
        <path d="M5 12.5h8M5 20.5h6" strokeWidth="1.6" strokeLinecap="round" className="stroke-on-accent" />
        <rect x="4" y="14.6" width="13.5" height="3.8" rx="1" className="fill-changed" />
      </svg>
      <span className="font-serif text-[1.45rem] leading-none font-semibold tracking-tight desk:max-xl:hidden desk:text-xl">
        {brand}
      </span>
    </Link>
  );
}
