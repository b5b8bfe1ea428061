import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Prose } from '../layout/prose.tsx';
import { Section } from '../layout/section.tsx';

export function Team() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('team.title')} ground="raised" isSplit>
      <Prose>
        <p>{t('team.who')}</p>
        <p>{t('team.how')}</p>
      </Prose>
    </Section>
  );
}

const serviceSteps = ['talk', 'prepare', 'approve', 'send'] as const;

/** A service provided by people, so it starts with a message to them. */
export function ApplicationService() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('service.title')} text={t('service.text')} anchor="service" isSplit>
      <ol className="max-w-[42rem] list-decimal space-y-2 pl-6 text-ink-soft marker:text-ink-faint">
        {serviceSteps.map((step) => (
          <li key={step} className="pl-1">
            {t(`service.${step}`)}
          </li>
        ))}
      </ol>
      <ButtonLink to="/contact?topic=service" variant="outline" className="mt-7">
        {t('service.ask')}
      </ButtonLink>
    </Section>
  );
}
