import { FileText, KanbanSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { greetingParts } from './greeting.ts';
import { useResumes } from './resume-queries.ts';
import { timeOfDay } from './time-of-day.ts';

const actions = [
  { id: 'applications', to: '#applications', Icon: KanbanSquare, variant: 'quiet' },
  { id: 'tool', to: '/', Icon: FileText, variant: 'primary' },
] as const;

export function Welcome({ name, now }: { readonly name: string; readonly now: Date }) {
  const { t } = useTranslation('dashboard');
  const resumes = useResumes();
  // For someone without resumes there is one thing to do, which the empty list below offers.
  const isNew = resumes.data?.pages[0]?.resumes.length === 0;
  const greeting = greetingParts(name, (known) => t(`greeting.${timeOfDay(now)}`, { name: known }));
  return (
    <PageHead
      title={greeting.map((part) => (
        <span key={part} className="inline-block whitespace-pre-wrap">
          {part}
        </span>
      ))}
      text={t('intro')}
      // On a phone the resumes come first.
      textClass="max-sm:hidden"
    >
      <nav aria-label={t('actions.label')} className="max-sm:w-full" hidden={isNew}>
        <ul className="flex items-center gap-x-2 gap-y-1 max-sm:flex-col-reverse max-sm:items-stretch">
          {actions.map(({ id, to, Icon, variant }) => (
            <li key={id}>
              <Link to={to} title={t(`actions.${id}.text`)} className={buttonClass({ variant }, 'max-sm:w-full')}>
                <Icon aria-hidden />
                {t(`actions.${id}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageHead>
  );
}
