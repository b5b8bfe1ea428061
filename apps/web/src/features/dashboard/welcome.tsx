import { FileText, HeartPulse, KanbanSquare, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { timeOfDay } from './time-of-day.ts';

interface QuickAction {
  readonly id: 'tool' | 'mood' | 'applications';
  readonly to: string;
  readonly Icon: LucideIcon;
}

const actions: readonly QuickAction[] = [
  { id: 'tool', to: '/', Icon: FileText },
  { id: 'mood', to: '/mood-tracker', Icon: HeartPulse },
  { id: 'applications', to: '#applications', Icon: KanbanSquare },
];

export function Welcome({ name, now }: { readonly name: string; readonly now: Date }) {
  const { t } = useTranslation('dashboard');
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">{t(`greeting.${timeOfDay(now)}`, { name })}</h1>
      <p className="mt-2 text-ink-soft">{t('intro')}</p>
      <nav aria-label={t('actions.label')} className="mt-7">
        <ul className="grid gap-3 sm:grid-cols-3">
          {actions.map(({ id, to, Icon }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex h-full items-start gap-3.5 rounded-lg border border-line bg-raised p-4 transition-colors hover:border-accent"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-strong">
                  <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{t(`actions.${id}.title`)}</span>
                  <span className="block text-sm text-ink-soft">{t(`actions.${id}.text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
