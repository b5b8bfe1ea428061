import { maxScrapeIntervalHours, minScrapeIntervalHours } from '@fitted/contract/constants';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { readInterval } from './read-interval.ts';

interface IntervalFieldProps {
  readonly label: string;
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

/** Saved on blur or on Enter. */
export function IntervalField({ label, hours, onChange }: IntervalFieldProps) {
  const { t } = useTranslation('admin-settings');
  const [typed, setTyped] = useState<string | null>(null);
  const range = { min: minScrapeIntervalHours, max: maxScrapeIntervalHours };
  const isOutOfRange = typed !== null && readInterval(typed) === undefined;

  const save = () => {
    const wanted = typed === null ? undefined : readInterval(typed);
    if (wanted === undefined) return;
    setTyped(null);
    if (wanted !== hours) onChange(wanted);
  };
  return (
    <Field
      label={label}
      hint={t('interval.hint', range)}
      error={isOutOfRange ? t('interval.range', range) : undefined}
      className="max-w-64"
    >
      {(control) => (
        <TextInput
          {...control}
          {...range}
          type="number"
          inputMode="numeric"
          value={typed ?? String(hours)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
      )}
    </Field>
  );
}
