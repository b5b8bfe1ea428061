import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../layout/section.tsx';

const stops = ['give', 'asked', 'sheet', 'answer'] as const;

/** After the example, the way with one's own resume, with what leads there as its children. */
export function Begin({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('tutorial');
  return (
    <Section title={t('begin.title')} text={t('begin.text')} ground="sunken" isSplit anchor="begin">
      <ol className="grid gap-x-10 sm:grid-cols-2">
        {stops.map((id) => (
          <li key={id} className="border-t border-line py-6">
            <h3 className="text-lg">{t(`begin.${id}.title`)}</h3>
            <p className="mt-1.5 text-ink-soft">{t(`begin.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{children}</div>
    </Section>
  );
}
