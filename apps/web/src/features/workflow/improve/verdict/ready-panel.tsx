import type { Improvement } from '@fitted/contract/assistant';
import { isReadyItem, type ReadyItem } from '@fitted/resume/ready/readiness';
import { sayReady } from '@fitted/resume/ready/say-ready';
import { useTranslation } from '../../../../i18n/use-translation.ts';

interface ReadyPanelProps {
  readonly readiness: NonNullable<Improvement['readiness']>;
}

/** How it reads to somebody who hires: what ten seconds show, what would make them stop, and the lines that say least. */
export function ReadyPanel({ readiness: { glance, stops, weakest } }: ReadyPanelProps) {
  const { t, language } = useTranslation('workflow-improve');
  const say = (items: readonly unknown[]) =>
    items.filter(isReadyItem).map((item: ReadyItem) => sayReady(item, language));
  return (
    <section aria-labelledby="ready">
      <h4 id="ready" className="font-serif text-lg font-semibold">
        {t('ready.heading')}
      </h4>
      <Sentences label={t('ready.glance')} sentences={say(glance)} />
      <Sentences label={t('ready.stops')} sentences={say(stops)} />
      {weakest.length > 0 && (
        <>
          <h5 className="mt-3 text-sm font-semibold">{t('ready.weakest')}</h5>
          <ul className="mt-1 grid gap-2 text-sm">
            {weakest.map(({ line, why }) => (
              <li key={line}>
                <q className="break-words">{line}</q>
                <p className="text-ink-soft">{say(why).join(' ')}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Sentences({ label, sentences }: { readonly label: string; readonly sentences: readonly string[] }) {
  return (
    <>
      <h5 className="mt-3 text-sm font-semibold">{label}</h5>
      <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
        {sentences.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
    </>
  );
}
