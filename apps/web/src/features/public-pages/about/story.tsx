import { useTranslation } from '../../../i18n/use-translation.ts';
import { foundedYear, privacyEmail, supportEmail } from '../../../lib/metadata/brand.ts';
import { Prose } from '../layout/prose.tsx';
import { Section } from '../layout/section.tsx';

export function Story() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('story.title')} isSplit>
      <Prose>
        <p>{t('story.start')}</p>
        <p>{t('story.problem')}</p>
        <p>{t('story.answer')}</p>
      </Prose>
      <Facts />
    </Section>
  );
}

function Facts() {
  const { t } = useTranslation('about');
  const facts = [
    { id: 'founded', value: String(foundedYear) },
    { id: 'company', value: t('facts.parent') },
    { id: 'languages', value: t('facts.languageList') },
    { id: 'support', value: supportEmail, address: supportEmail },
    { id: 'gdpr', value: privacyEmail, address: privacyEmail },
  ];
  return (
    <dl className="mt-9 max-w-[42rem] border-t border-line">
      {facts.map(({ id, value, address }) => (
        <div key={id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm text-ink-faint">{t(`facts.${id}`)}</dt>
          <dd>
            {address ? (
              <a href={`mailto:${address}`} className="text-accent underline underline-offset-4">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
