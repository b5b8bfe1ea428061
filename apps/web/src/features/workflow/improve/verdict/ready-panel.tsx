import type { Readiness, ReadyItem } from '@fitted/resume/ready/readiness';
import { sayReady } from '@fitted/resume/ready/say-ready';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { inOneRow } from '../../../../lib/format/in-one-row.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Desk, type Handle, handlesOfLine, handlesOfStop } from './ready-handles.ts';

interface ReadyPanelProps {
  readonly readiness: Readiness;
  /** Where something can be done about what is found. */
  readonly desk: Desk;
}

/** How it reads to a recruiter: what ten seconds show, what would make them stop, and the lines that say least. */
export function ReadyPanel({ readiness: { glance, stops, weakest }, desk }: ReadyPanelProps) {
  const { t, language } = useTranslation('workflow-improve');
  const say = (items: readonly ReadyItem[]) => items.map((item) => sayReady(item, language));
  return (
    <section aria-labelledby="ready">
      <h4 id="ready" className="font-serif text-lg font-semibold">
        {t('ready.heading')}
      </h4>
      <List label={t('ready.glance')}>
        {say(glance).map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </List>
      <List label={t('ready.stops')}>
        {stops.map((item) => {
          const sentence = sayReady(item, language);
          return (
            <li key={sentence} className="break-words">
              {sentence}
              <Handles handles={handlesOfStop(item, desk)} about={sentence} />
            </li>
          );
        })}
      </List>
      {weakest.length > 0 && (
        <List label={t('ready.weakest')}>
          {weakest.map(({ line, why }) => (
            <li key={line}>
              <q className="break-words text-ink">{inOneRow(line)}</q>
              <p>{say(why).join(' ')}</p>
              <Handles handles={handlesOfLine(line, desk)} about={line} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function List({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <h5 className="mt-3 text-sm font-semibold">{label}</h5>
      <ul className="mt-1 grid gap-2 text-sm text-ink-soft">{children}</ul>
    </>
  );
}

function Handles({ handles, about }: { readonly handles: readonly Handle[]; readonly about: string }) {
  const { t } = useTranslation('workflow-improve');
  if (handles.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-1.5">
      {handles.map(({ name, act }) => {
        const action = t(`ready.${name}`);
        return (
          <Button
            key={name}
            variant="outline"
            size="sm"
            aria-label={t('ready.named', { action, line: about })}
            onClick={act}
          >
            {action}
          </Button>
        );
      })}
    </div>
  );
}
