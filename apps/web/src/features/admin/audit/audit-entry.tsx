import { type AuditEntry, adminActions } from '@fitted/contract/admin/audit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Difference, differences, nameIn } from './differences.ts';

export function AuditEntryItem({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const changes = differences(entry.before, entry.after);
  const name = nameIn(entry.after) ?? nameIn(entry.before);
  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 break-words">
          <span className="font-medium">{entry.user?.username ?? t('audit.gone')}</span> <Act action={entry.action} />
          {name && <span> {name}</span>}
          {entry.subject && <span className="font-mono text-xs text-ink-soft"> {entry.subject}</span>}
        </p>
        <time dateTime={entry.createdAt} className="whitespace-nowrap text-ink-soft">
          {format.date(entry.createdAt, 'dateTime')}
        </time>
      </div>
      {changes.length > 0 && (
        <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="cursor-pointer py-1 text-ink-soft hover:text-ink">
            {t('audit.changes', { count: changes.length })}
          </summary>
          {isOpen && <Changes changes={changes} />}
        </details>
      )}
    </li>
  );
}

function Act({ action }: { readonly action: string }) {
  const { t } = useTranslation('admin');
  const known = adminActions.find((one) => one === action);
  // The log may contain actions of other versions.
  return known ? t(`audit.acts.${known}`) : <code className="font-mono text-xs">{action}</code>;
}

function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  const { t } = useTranslation('admin');
  return (
    <dl className="mt-1 grid gap-2 rounded-md bg-sunken p-3">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-mono text-xs text-ink-soft">{field}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 break-all">
            <span className="sr-only">{t('audit.before')}</span>
            <span className="line-clamp-3 text-ink-soft">{before ?? '–'}</span>
            <ArrowRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
            <span className="sr-only">{t('audit.after')}</span>
            <span className="line-clamp-3">{after ?? '–'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
