import type { RoundTrip } from '@fitted/contract/documents';
import { Check, CircleAlert, Pencil } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

const checkNames = ['name', 'email', 'phone', 'links', 'roles', 'dates', 'education', 'skills'] as const;

/** What helps when a program does not recognise something. */
const remedies = {
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  links: 'contact',
  roles: 'roles',
  dates: 'dates',
  education: 'education',
  skills: 'skills',
} as const satisfies Record<(typeof checkNames)[number], string>;

interface RoundTripTicksProps {
  readonly roundTrip: RoundTrip;
  /** Goes to where a line can be rewritten. */
  readonly onEdit: () => void;
}

/** What a tracking system finds in the written file, which was read back before it was handed over. */
export function RoundTripTicks({ roundTrip, onEdit }: RoundTripTicksProps) {
  const { t } = useTranslation('workflow-download');
  const checked = checkNames.filter((name) => roundTrip.checks[name] !== undefined);
  const unplaced = checked.filter((name) => !roundTrip.checks[name]);
  const state = roundTrip.isLossless ? (unplaced.length > 0 ? 'unplaced' : 'lossless') : 'partial';
  return (
    <section aria-labelledby="round-trip" className="rounded-lg border border-line bg-raised p-4">
      <h3 id="round-trip" className="text-base">
        {t('roundTrip.heading')}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t(`roundTrip.${state}`)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {checked.map((name) => {
          const isFound = roundTrip.checks[name];
          const Icon = isFound ? Check : CircleAlert;
          return (
            <li key={name} className="flex items-center gap-1.5">
              <Icon aria-hidden className={isFound ? 'size-4 text-accent' : 'size-4 text-on-changed'} />
              {t(`roundTrip.${name}`)}
              {!isFound && <span className="sr-only">{t('roundTrip.notFound')}</span>}
            </li>
          );
        })}
      </ul>
      {unplaced.length > 0 && (
        <ul className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm text-ink-soft">
          {unplaced.map((name) => (
            <li key={name}>
              <span className="font-medium text-ink">{t(`roundTrip.${name}`)}:</span>{' '}
              {roundTrip.unplaced?.[name]?.map((entry) => (
                <q key={entry} className="mr-1 break-words text-ink">
                  {entry}
                </q>
              ))}
              {t(`roundTrip.remedy.${remedies[name]}`)}
            </li>
          ))}
        </ul>
      )}
      {unplaced.length > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onEdit}>
          <Pencil aria-hidden />
          {t('roundTrip.edit')}
        </Button>
      )}
      {roundTrip.undrawn.length > 0 && (
        <p className="mt-3 flex gap-2 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          <span>
            {t('roundTrip.undrawn')} <span className="break-all">{roundTrip.undrawn.join(' ')}</span>
          </span>
        </p>
      )}
    </section>
  );
}
