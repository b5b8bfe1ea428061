import { ChartNoAxesColumn, Crosshair, Gem, Globe, Handshake, Hourglass, PenTool } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconList } from '../layout/icon-list.tsx';
import { Section } from '../layout/section.tsx';

const principles = [
  { id: 'precision', icon: Crosshair },
  { id: 'collaboration', icon: Handshake },
  { id: 'quality', icon: Gem },
  { id: 'data', icon: ChartNoAxesColumn },
] as const;

const reasons = [
  { id: 'time', icon: Hourglass },
  { id: 'expert', icon: PenTool },
  { id: 'global', icon: Globe },
] as const;

export function Approach() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('approach.title')} text={t('approach.text')} ground="raised" isSplit>
      <IconList
        items={principles.map(({ id, icon }) => ({
          id,
          icon,
          title: t(`approach.${id}.title`),
          text: t(`approach.${id}.text`),
        }))}
      />
    </Section>
  );
}

export function WhyChoose() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('why.title')}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {reasons.map(({ id, icon: Icon }) => (
          <li key={id} className="border-t border-ink pt-5">
            <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
            <h3 className="mt-4 text-xl">{t(`why.${id}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`why.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
