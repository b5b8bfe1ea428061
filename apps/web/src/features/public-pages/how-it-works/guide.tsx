import { Compass, FileDown, FileUp, Lightbulb, MessagesSquare, WandSparkles } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTabs } from '../layout/page-tabs.tsx';
import { Section } from '../layout/section.tsx';

const chapters = [
  { value: 'getting-started', icon: Compass },
  { value: 'upload', icon: FileUp },
  { value: 'improve', icon: WandSparkles },
  { value: 'chat', icon: MessagesSquare },
  { value: 'download', icon: FileDown },
] as const;

export function Guide() {
  const { t } = useTranslation('how-it-works');
  return (
    <Section title={t('guide.title')} text={t('guide.text')} anchor="guide">
      <PageTabs
        label={t('guide.title')}
        tabs={chapters.map(({ value, icon }) => ({
          value,
          icon,
          label: t(`guide.${value}.label`),
          content: <Chapter id={value} />,
        }))}
      />
    </Section>
  );
}

const actions = ['one', 'two', 'three', 'four'] as const;

function Chapter({ id }: { readonly id: string }) {
  const { t } = useTranslation('how-it-works');
  return (
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-14">
      <div>
        <h3 className="text-2xl">{t(`guide.${id}.title`)}</h3>
        <ol className="mt-5 list-decimal space-y-3 pl-6 text-ink-soft marker:text-ink-faint">
          {actions.map((action) => (
            <li key={action} className="pl-1">
              {t(`guide.${id}.${action}`)}
            </li>
          ))}
        </ol>
      </div>
      <aside className="self-start border-l-2 border-accent pl-5">
        <p className="flex items-center gap-2 font-medium">
          <Lightbulb aria-hidden className="size-4" />
          {t('guide.tip')}
        </p>
        <p className="mt-2 text-sm leading-relaxed text-ink-soft">{t(`guide.${id}.tip`)}</p>
      </aside>
    </div>
  );
}
