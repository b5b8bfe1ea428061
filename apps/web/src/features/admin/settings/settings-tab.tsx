import type { User } from '@fitted/contract/account/users';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useAuditLog } from '../audit/queries.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { useOutcome } from '../list/use-outcome.ts';
import { EventsSection } from './events-section.tsx';
import { NewsSection } from './news-section.tsx';
import { useSaveSettings, useSiteSettings } from './queries.ts';
import type { SaveChange } from './save-change.ts';
import { SwitchList } from './switch-list.tsx';

export function SettingsTab({ user }: { readonly user: User }) {
  const { t } = useTranslation('admin-settings');
  const format = useFormat();
  const { done, failed } = useOutcome();
  const { settings, error, refetch } = useSiteSettings();
  const saveSettings = useSaveSettings(user.id);

  // Only the audit log has the name of the person who made the last change.
  const { data: log } = useAuditLog(undefined);
  const nameOf = (id: number) =>
    id === user.id ? user.username : (log?.rows.find((entry) => entry.user?.id === id)?.user?.username ?? `#${id}`);

  const save: SaveChange = async (change) => {
    try {
      await saveSettings.mutateAsync(change);
      done(t('saved'));
      return true;
    } catch (failure) {
      failed(t('saveFailed'), failure);
      return false;
    }
  };

  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!settings) return <ListSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm text-ink-soft">
        {t('intro')}{' '}
        {settings.updatedBy === null
          ? t('updated.never')
          : t('updated.at', { date: format.date(settings.updatedAt, 'dateTime'), by: nameOf(settings.updatedBy) })}
      </p>
      <Card>
        <CardHeader title={t('general.title')} />
        <SwitchList settings={settings} names={['subscriptionRequired']} onSave={save} />
      </Card>
      <EventsSection settings={settings} onSave={save} />
      <NewsSection settings={settings} onSave={save} />
    </div>
  );
}
