import { Search, SearchX, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { QuestionList } from './question-list.tsx';
import type { SearchResult } from './search-entries.ts';
import type { HelpEntry } from './use-help-entries.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('help-center');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className="max-w-xl">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('search.label')}
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-faint" />
        <TextInput
          ref={input}
          id={id}
          value={value}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('search.placeholder')}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) clear();
          }}
          className="h-12! pr-12 pl-11"
        />
        {value && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('search.clear')}
            onClick={clear}
            className="absolute top-1 right-1"
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
    </search>
  );
}

interface SearchResultsProps {
  readonly query: string;
  readonly result: SearchResult<HelpEntry>;
}

export function SearchResults({ query, result: { found, isExact } }: SearchResultsProps) {
  const { t } = useTranslation('help-center');
  return (
    <>
      <p role="status" className="mb-4 text-sm text-ink-soft">
        {isExact || found.length === 0
          ? t('search.found', { count: found.length, query })
          : t('search.close', { query })}
      </p>
      {found.length > 0 ? (
        <QuestionList entries={found} showsTopic />
      ) : (
        <EmptyState icon={SearchX} title={t('search.none')} text={t('search.noneText')}>
          <ButtonLink to="/contact">{t('links.contact')}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
