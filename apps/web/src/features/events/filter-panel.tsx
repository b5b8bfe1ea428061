import type { onlineLocation as online } from '@fitted/contract/events';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/form/combobox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { keepFocusAround } from '../../ui/keep-focus.ts';
import type { EventFilterState } from './event-filters.ts';
import { industryName, typeName } from './kinds.ts';
import { useEventChoices } from './queries.ts';

const onlineLocation: typeof online = 'online';

/** Means "any", because an option's value cannot be empty. */
const any = '*';

export function FilterPanel({ state }: { readonly state: EventFilterState }) {
  const { t } = useTranslation('events');
  const { filters, change } = state;
  const [isOpen, setOpen] = useState(false);
  const narrowing = [filters.location, filters.industry, filters.type].filter(Boolean).length;
  const panelId = useId();
  const { data } = useEventChoices();

  const choose = (name: 'industry' | 'type') => (value: string) => change({ [name]: value === any ? '' : value });
  const options = (values: readonly string[] = [], chosen: string, all: string, nameOf: typeof typeName) => [
    { value: any, label: all },
    // A link may name an option that no longer exists; show it anyway.
    ...withChosen(values, chosen).map((value) => ({ value, label: nameOf(t, value) })),
  ];
  return (
    <section
      ref={keepFocusAround}
      aria-label={t('filters.label')}
      className="mt-5 grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <div className="flex gap-3 sm:max-lg:col-span-3">
        <SearchInput
          key={state.searchBox.key}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          initialText={state.searchBox.initialText}
          onSearch={(search) => change({ search })}
          className="min-w-0 flex-1"
        />
        <Button
          variant="outline"
          size="icon"
          className="relative size-11 sm:hidden"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          <span className="sr-only">{t('filters.toggle')}</span>{' '}
          {/* On a narrow screen the panel is closed, and nothing else shows that the list is filtered. */}
          {narrowing > 0 && (
            <span className="absolute -top-2 -right-2 grid size-5 place-items-center rounded-full bg-accent text-xs text-on-accent">
              {narrowing}
            </span>
          )}
        </Button>
      </div>
      <div id={panelId} className={isOpen ? 'grid gap-4 sm:contents' : 'hidden sm:contents'}>
        <LocationField state={state} locations={withChosen(data?.locations ?? [], filters.location)} />
        <Field label={t('filters.industry')}>
          {(control) => (
            <Select
              {...control}
              options={options(data?.industries, filters.industry, t('filters.allIndustries'), industryName)}
              value={filters.industry || any}
              onValueChange={choose('industry')}
            />
          )}
        </Field>
        <Field label={t('filters.type')}>
          {(control) => (
            <Select
              {...control}
              options={options(data?.eventTypes, filters.type, t('filters.allTypes'), typeName)}
              value={filters.type || any}
              onValueChange={choose('type')}
            />
          )}
        </Field>
        <Button
          variant="quiet"
          className="sm:max-lg:justify-self-start"
          disabled={!state.hasFilters}
          onClick={state.reset}
        >
          {t('filters.reset')}
        </Button>
      </div>
    </section>
  );
}

interface LocationFieldProps {
  readonly state: EventFilterState;
  readonly locations: readonly string[];
}

/** There can be many cities, so this list is filtered by typing. */
function LocationField({ state, locations }: LocationFieldProps) {
  const { t } = useTranslation('events');
  const options = [
    { value: '0', label: t('filters.allLocations') },
    // Values are indexes, because the list uses them in ids, where "York, United Kingdom" is not allowed.
    ...locations.map((location, index) => ({
      value: String(index + 1),
      label: location === onlineLocation ? t('online') : location,
    })),
  ];
  return (
    <Field label={t('filters.location')}>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={String(locations.indexOf(state.filters.location) + 1)}
          onValueChange={(value) => state.change({ location: locations[Number(value) - 1] ?? '' })}
        />
      )}
    </Field>
  );
}

const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
