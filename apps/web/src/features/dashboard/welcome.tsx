import { FileText, HeartPulse, KanbanSquare, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { useResumes } from './resume-queries.ts';
import { timeOfDay } from './time-of-day.ts';

interface QuickAction {
  readonly id: 'tool' | 'mood' | 'applications';
  readonly to: string;
  readonly Icon: LucideIcon;
}

const actions: readonly QuickAction[] = [
  { id: 'tool', to: '/', Icon: FileText },
  { id: 'applications', to: '#applications', Icon: KanbanSquare },
  { id: 'mood', to: '/mood-tracker', Icon: HeartPulse },
];

export function Welcome({ name, now }: { readonly name: string; readonly now: Date }) {
  const { t } = useTranslation('dashboard');
  const resumes = useResumes();
  // For someone without resumes there is one thing to do, which the empty list below offers.
  const isNew = resumes.data?.pages[0]?.resumes.length === 0;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-3xl sm:text-4xl">{t(`greeting.${timeOfDay(now)}`, { name })}</h1>
        <p className="mt-2 text-ink-soft">{t('intro')}</p>
      </div>
      <nav aria-label={t('actions.label')} className="max-sm:w-full" hidden={isNew}>
        <ul className="flex flex-wrap items-center gap-2">
          {actions.map(({ id, to, Icon }) => (
            <li key={id} className={id === 'tool' ? 'max-sm:w-full' : 'max-sm:grow'}>
              <Link
                to={to}
                title={t(`actions.${id}.text`)}
                className={buttonClass({ variant: id === 'tool' ? 'primary' : 'outline' }, 'max-sm:w-full')}
              >
                <Icon aria-hidden />
                {t(`actions.${id}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
