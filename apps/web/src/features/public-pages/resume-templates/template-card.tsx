import { useTranslation } from '../../../i18n/use-translation.ts';
import { rememberTemplate } from '../../../lib/chosen-template.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { SampleTemplate } from './sample-templates.ts';

export function TemplateCard({ template }: { readonly template: SampleTemplate }) {
  const { t } = useTranslation('resume-templates');
  const { id, name, category, type, tags } = template;
  return (
    <li className="flex flex-col rounded-lg border border-line bg-raised">
      <div className="rounded-t-lg bg-sunken px-8 pt-8 sm:px-6 sm:pt-6">
        <img
          src={`/templates/${id}.webp`}
          alt={t('card.picture', { name })}
          width={480}
          height={679}
          loading="lazy"
          decoding="async"
          className="aspect-4/5 w-full rounded-t-sm border border-b-0 border-line bg-paper object-cover object-top"
        />
      </div>
      <div className="flex flex-1 flex-col border-t border-line p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-xl">{name}</h2>
          <Badge tone={type === 'free' ? 'accent' : 'changed'}>{t(`types.${type}`)}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">{t(`tabs.${category}`)}</p>
        <p className="mt-3 text-sm">{t(`templates.${id}`)}</p>
        <ul aria-label={t('card.tags')} className="mt-3 mb-5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{t(`tags.${tag}`)}</Badge>
            </li>
          ))}
        </ul>
        <ButtonLink
          to="/"
          variant="outline"
          onClick={() => rememberTemplate(id)}
          aria-label={t('card.useNamed', { name })}
          className="mt-auto w-full"
        >
          {t('card.use')}
        </ButtonLink>
      </div>
    </li>
  );
}
