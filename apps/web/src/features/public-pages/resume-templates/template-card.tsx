import { useTranslation } from '../../../i18n/use-translation.ts';
import { rememberTemplate } from '../../../lib/browser/chosen-template.ts';
import { templatePicture, templatePictureSize } from '../../../lib/format/template-picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { SampleTemplate } from './sample-templates.ts';

export function TemplateCard({ template }: { readonly template: SampleTemplate }) {
  const { t, language } = useTranslation('resume-templates');
  const { id, name, category, tags } = template;
  return (
    <li className="flex flex-col rounded-lg border border-line bg-raised">
      <div className="rounded-t-lg bg-sunken px-4 pt-4 sm:px-6 sm:pt-6">
        {/* The white of the picture takes the colour of paper, which is not white at night. */}
        <div className="isolate overflow-hidden rounded-t-sm border border-b-0 border-line bg-paper">
          <img
            src={templatePicture(id, language)}
            alt={t('card.picture', { name })}
            {...templatePictureSize}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full object-cover object-top mix-blend-multiply"
          />
        </div>
      </div>
      <div className="flex flex-1 flex-col border-t border-line p-4 sm:p-5">
        <h2 className="text-xl">{name}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{t(`tabs.${category}`)}</p>
        <p className="mt-2 mb-4 text-sm">{t(`templates.${id}`)}</p>
        <ButtonLink
          to="/"
          variant="outline"
          onClick={() => rememberTemplate(id)}
          aria-label={t('card.useNamed', { name })}
          className="mt-auto w-full"
        >
          {t('card.use')}
        </ButtonLink>
        <ul aria-label={t('card.tags')} className="mt-4 flex h-6 flex-wrap gap-1.5 overflow-hidden max-sm:hidden">
          {tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{t(`tags.${tag}`)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
