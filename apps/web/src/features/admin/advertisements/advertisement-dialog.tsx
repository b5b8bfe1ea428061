import type { Advertisement } from '@fitted/contract/advertisements';
import { adLocations } from '@fitted/contract/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { changeResolver } from '../form/change-resolver.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { ContentDialog } from '../form/content-dialog.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { AdvertisementFields, type AdvertisementInput, AdvertisementRules, toInput } from './advertisement-fields.ts';
import { useCreateAdvertisement, useUpdateAdvertisement } from './queries.ts';

interface AdvertisementDialogProps {
  /** Null for a new advertisement. */
  readonly advertisement: Advertisement | null;
  readonly onClose: () => void;
}

export function AdvertisementDialog({ advertisement, onClose }: AdvertisementDialogProps) {
  const { t } = useTranslation('admin-content');
  const create = useCreateAdvertisement();
  const update = useUpdateAdvertisement();
  const form = useForm<AdvertisementInput, unknown, AdvertisementFields>({
    resolver: advertisement
      ? changeResolver(AdvertisementRules, toInput(advertisement))
      : zodResolver(AdvertisementFields),
    defaultValues: toInput(advertisement),
  });
  const field = (name: keyof AdvertisementInput) => ({ form, name, label: t(`ads.fields.${name}`) });

  return (
    <ContentDialog
      subject="ads"
      form={form}
      row={advertisement}
      create={create.mutateAsync}
      update={update.mutateAsync}
      nameOf={({ name }) => name}
      onClose={onClose}
    >
      <TextField {...field('name')} />
      <ChoiceField
        control={form.control}
        name="location"
        label={t('ads.fields.location')}
        options={adLocations.map((value) => ({ value, label: t(`ads.locations.${value}`) }))}
      />
      <TextField
        {...field('adScript')}
        rows={6}
        hint={t('ads.scriptHint')}
        className="sm:col-span-2 [&_textarea]:font-mono [&_textarea]:sm:text-xs"
      />
      <div className="sm:col-span-2">
        <SwitchField
          control={form.control}
          name="isActive"
          label={t('ads.fields.isActive')}
          hint={t('ads.activeHint')}
        />
      </div>
      <TextField {...field('startDate')} type="date" isOptional />
      <TextField {...field('endDate')} type="date" isOptional />
      <fieldset className="grid grid-cols-1 gap-5 rounded-md border border-line p-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="px-2 text-sm font-medium">{t('ads.instead')}</legend>
        <p className="text-sm text-ink-soft sm:col-span-2">
          {/* In code: Inter joins these characters into an arrow. */}
          <MarkedText
            text={t('ads.insteadText', { nothing: '*<!-- -->*' })}
            mark={(comment) => <code className="font-mono whitespace-nowrap">{comment}</code>}
          />
        </p>
        <TextField {...field('imageUrl')} type="url" isOptional />
        <TextField {...field('targetUrl')} type="url" isOptional />
        <TextField {...field('title')} isOptional />
        <TextField {...field('text')} isOptional />
      </fieldset>
    </ContentDialog>
  );
}
