import { type TemplateId, templateFacts, templateIds } from '@fitted/contract/looks';
import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { templatePicture, templatePictureSize } from '../../../lib/format/template-picture.ts';

interface TemplateChoiceProps {
  readonly value: TemplateId;
  readonly onChange: (template: TemplateId) => void;
}

/** Each template as a small whole page of the sample resume; the person's own stands beside it in the chosen one. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t, language } = useTranslation('workflow-download');
  return (
    <RadioGroup.Root
      aria-label={t('template.label')}
      value={value}
      onValueChange={(chosen) => {
        const template = templateIds.find((id) => id === chosen);
        if (template) onChange(template);
      }}
      // A strip that scrolls sideways on a phone, a grid elsewhere.
      className={
        '-m-1.5 flex snap-x scroll-px-4 gap-x-2 gap-y-2 overflow-x-auto p-1.5 [scrollbar-width:thin] max-sm:-mx-4 max-sm:px-4 sm:grid ' +
        'sm:grid-cols-[repeat(auto-fill,5.5rem)] sm:justify-between'
      }
    >
      {templateIds.map((id) => (
        <RadioGroup.Item
          key={id}
          value={id}
          title={t(`template.${id}Text`)}
          className="group w-22 shrink-0 snap-start rounded-md text-left text-xs text-ink-soft data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          <img
            src={templatePicture(id, language)}
            {...templatePictureSize}
            alt=""
            decoding="async"
            className={clsx(
              // As white as the file beside it, in dark mode too.
              'h-auto w-full rounded-sm border bg-white transition-shadow border-line group-hover:border-ink-soft',
              'group-data-[state=checked]:border-accent group-data-[state=checked]:shadow-[0_0_0_2px_var(--color-accent)]',
            )}
          />
          <span className="mt-1 block text-center leading-tight">
            {templateFacts[id].name}
            <span className="block font-normal text-ink-soft">{t(`template.${id}Word`)}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
