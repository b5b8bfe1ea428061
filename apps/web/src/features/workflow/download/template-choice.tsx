import { type TemplateId, templateFacts, templateIds } from '@fitted/contract/looks';
import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface TemplateChoiceProps {
  readonly value: TemplateId;
  readonly onChange: (template: TemplateId) => void;
}

/** Pictures of real pages, made from the templates themselves. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('workflow-download');
  return (
    <RadioGroup.Root
      aria-label={t('template.label')}
      value={value}
      onValueChange={(chosen) => {
        const template = templateIds.find((id) => id === chosen);
        if (template) onChange(template);
      }}
      // A strip that scrolls sideways on a phone, a grid elsewhere.
      className="-m-1.5 flex snap-x scroll-px-1.5 gap-3 overflow-x-auto p-1.5 [scrollbar-width:thin] sm:grid sm:grid-cols-8 lg:grid-cols-4"
    >
      {templateIds.map((id) => (
        <RadioGroup.Item
          key={id}
          value={id}
          title={t(`template.${id}Text`)}
          className="group w-20 shrink-0 snap-start rounded-md text-left sm:w-auto text-xs text-ink-soft data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          <img
            src={`/templates/${id}.webp`}
            alt=""
            width={240}
            height={339}
            loading="lazy"
            className={clsx(
              'aspect-[240/339] w-full rounded-sm border bg-paper object-cover object-top transition-shadow',
              'border-line group-hover:border-ink-soft',
              'group-data-[state=checked]:border-accent group-data-[state=checked]:shadow-[0_0_0_2px_var(--color-accent)]',
            )}
          />
          <span className="mt-1.5 block text-center">{templateFacts[id].name}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
