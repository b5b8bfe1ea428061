import { FileUp, ListChecks, MessageCircleQuestion, NotebookPen } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconList } from '../layout/icon-list.tsx';
import { Section } from '../layout/section.tsx';

const stops = [
  { id: 'give', icon: FileUp },
  { id: 'asked', icon: ListChecks },
  { id: 'sheet', icon: NotebookPen },
  { id: 'answer', icon: MessageCircleQuestion },
] as const;

/** How to start with your own resume, and a tour of the page that follows. */
export function Begin() {
  const { t } = useTranslation('tutorial');
  const items = stops.map(({ id, icon }) => ({
    id,
    icon,
    title: t(`begin.${id}.title`),
    text: t(`begin.${id}.text`),
  }));
  return (
    <Section title={t('begin.title')} text={t('begin.text')} ground="sunken" isSplit anchor="begin">
      <IconList items={items} />
    </Section>
  );
}
