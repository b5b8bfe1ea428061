import { Briefcase, Clock, type LucideIcon, Mail, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { privacyEmail, supportEmail } from '../../lib/metadata/brand.ts';

const linkClass = 'text-accent underline underline-offset-4';

export function WaysToReachUs() {
  const { t } = useTranslation('contact');
  return (
    <address className="grid content-start gap-7 not-italic">
      <Way icon={Mail} title={t('ways.email.title')} text={t('ways.email.text')}>
        <a href={`mailto:${supportEmail}`} className={linkClass}>
          {supportEmail}
        </a>
      </Way>
      <Way icon={Clock} title={t('ways.hours.title')} text={t('ways.hours.text')} />
      <Way icon={ShieldCheck} title={t('ways.gdpr.title')} text={t('ways.gdpr.text')}>
        <a href={`mailto:${privacyEmail}`} className={linkClass}>
          {privacyEmail}
        </a>
      </Way>
      <Way icon={Briefcase} title={t('ways.service.title')} text={t('ways.service.text')}>
        <Link to="/contact?topic=service" className={linkClass}>
          {t('ways.service.ask')}
        </Link>
      </Way>
    </address>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <div className="flex gap-4">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <div className="min-w-0">
        <h2 className="font-sans text-base tracking-normal">{title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{text}</p>
        {children && <p className="mt-1 text-sm">{children}</p>}
      </div>
    </div>
  );
}
