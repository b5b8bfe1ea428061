import type { AdminSiteSettings, SiteLists } from '@fitted/contract/admin/site';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { CollectionProgress } from '../collection/collection-progress.tsx';
import type { Collection } from '../collection/use-collection.ts';
import { LastResults } from './last-results.tsx';
import { ListEditor } from './list-editor.tsx';
import type { SaveChange } from './save-change.ts';

interface CollectionCardProps {
  /** Which texts to use. */
  readonly subject: 'events' | 'news';
  readonly settings: AdminSiteSettings;
  readonly onSave: SaveChange;
  readonly collection: Collection;
  /** The button that starts a collection manually. */
  readonly action: ReactNode;
  readonly lists: { readonly sources: keyof SiteLists; readonly topics: keyof SiteLists };
  readonly last: Omit<ComponentProps<typeof LastResults>, 'isOnSchedule'>;
  /** The switches. */
  readonly children: ReactNode;
}

/** How one kind of content is collected: switches, sources and topics, and the results of the last run. */
export function CollectionCard(props: CollectionCardProps) {
  const { subject, settings, onSave, collection, action, lists, last, children } = props;
  const { t } = useTranslation('admin-settings');
  const editing = (name: keyof SiteLists) => ({
    items: settings[name],
    onAdd: (item: string) => onSave({ add: { [name]: [item] } }),
    onRemove: (item: string) => void onSave({ remove: { [name]: [item] } }),
  });

  return (
    <Card>
      <CardHeader title={t(`${subject}.title`)} text={t(`${subject}.text`)} action={action} />
      <CollectionProgress collection={collection} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">{children}</div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ListEditor
            label={t(`${subject}.sources`)}
            addLabel={t(`${subject}.addSource`)}
            areAddresses
            {...editing(lists.sources)}
          />
          <ListEditor label={t(`${subject}.topics`)} addLabel={t(`${subject}.addTopic`)} {...editing(lists.topics)} />
          <LastResults isOnSchedule={settings.isCollectedOnSchedule} {...last} />
        </div>
      </div>
    </Card>
  );
}
