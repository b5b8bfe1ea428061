import type { AdminEvent } from '@fitted/contract/admin/content';
import { eventStatuses } from '@fitted/contract/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { changeResolver } from '../form/change-resolver.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { ContentDialog } from '../form/content-dialog.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { EventFields, type EventInput, EventRules, toInput } from './event-fields.ts';
import { useCreateEvent, useUpdateEvent } from './queries.ts';

/** Time zone names are the same in every language. */
const exampleZone = 'Europe/London';

interface EventDialogProps {
  /** Null for a new event. */
  readonly event: AdminEvent | null;
  readonly onClose: () => void;
}

export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('admin-content');
  const create = useCreateEvent();
  const update = useUpdateEvent();
  const form = useForm<EventInput, unknown, EventFields>({
    resolver: event ? changeResolver(EventRules, toInput(event)) : zodResolver(EventFields),
    defaultValues: toInput(event),
  });
  const { control } = form;
  const isFree = useWatch({ control, name: 'isFree' }) === true;
  const field = (name: keyof EventInput) => ({ form, name, label: t(`events.fields.${name}`) });

  return (
    <ContentDialog
      subject="events"
      form={form}
      row={event}
      create={create.mutateAsync}
      update={update.mutateAsync}
      nameOf={({ title }) => title}
      onClose={onClose}
    >
      <TextField {...field('title')} className="sm:col-span-2" />
      <TextField {...field('description')} rows={5} className="sm:col-span-2" hint={t('events.descriptionHint')} />
      <TextField {...field('startDate')} type="date" />
      <TextField {...field('endDate')} type="date" />
      <TextField {...field('startTime')} isOptional placeholder={t('events.startTimeExample')} />
      <TextField {...field('endTime')} isOptional placeholder={t('events.endTimeExample')} />
      <TextField {...field('city')} />
      <TextField {...field('country')} />
      <TextField {...field('venue')} isOptional />
      <TextField {...field('address')} isOptional />
      <TextField {...field('timezone')} isOptional placeholder={exampleZone} />
      <TextField {...field('organizer')} isOptional />
      <TextField {...field('eventType')} isOptional />
      <TextField {...field('industries')} isOptional hint={t('commaHint')} />
      <div className="grid content-start gap-5 rounded-md border border-line p-4 sm:col-span-2 sm:grid-cols-2">
        <div className="grid content-start gap-5">
          <SwitchField control={control} name="isVirtual" label={t('events.fields.isVirtual')} />
          <SwitchField control={control} name="isFree" label={t('events.fields.isFree')} />
        </div>
        <TextField {...field('entryFee')} isOptional disabled={isFree} />
      </div>
      <TextField {...field('eventUrl')} type="url" isOptional />
      <TextField {...field('registrationUrl')} type="url" isOptional />
      <TextField {...field('imageUrl')} type="url" isOptional />
      <ChoiceField
        control={control}
        name="status"
        label={t('status.label')}
        options={eventStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </ContentDialog>
  );
}
