import { Clock, Eye, FileCheck2, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconList } from '../layout/icon-list.tsx';
import { Section } from '../layout/section.tsx';

const benefits = [
  { id: 'honest', icon: MessageCircleQuestion },
  { id: 'clear', icon: Eye },
  { id: 'readable', icon: FileCheck2 },
  { id: 'quick', icon: Clock },
] as const;

export function Benefits() {
  const { t } = useTranslation('how-it-works');
  return (
    <Section title={t('benefits.title')} text={t('benefits.text')} ground="raised" isSplit>
      <IconList
        items={benefits.map(({ id, icon }) => ({
          id,
          icon,
          title: t(`benefits.${id}.title`),
          text: t(`benefits.${id}.text`),
        }))}
      />
    </Section>
  );
}
