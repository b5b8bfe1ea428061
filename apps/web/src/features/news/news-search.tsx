import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { keepFocusAround } from '../../ui/keep-focus.ts';
import { categoryName } from './article-text.ts';
import type { NewsFilterState } from './news-filters.ts';
import { useFeaturedNews } from './queries.ts';

/** Means "any", because an option's value cannot be empty. */
const any = '*';

export function NewsSearch({ state }: { readonly state: NewsFilterState }) {
  const { t } = useTranslation('news');
  const { filters, change } = state;
  const known = useFeaturedNews().data?.categories ?? [];
  const categories = filters.category && !known.includes(filters.category) ? [filters.category, ...known] : known;
  return (
    <div ref={keepFocusAround} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <SearchInput
        key={state.searchBox.key}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        initialText={state.searchBox.initialText}
        onSearch={(search) => change({ search })}
      />
      <Select
        aria-label={t('category')}
        options={[
          { value: any, label: t('allCategories') },
          ...categories.map((category) => ({ value: category, label: categoryName(t, category) })),
        ]}
        value={filters.category || any}
        onValueChange={(category) => change({ category: category === any ? '' : category })}
      />
    </div>
  );
}
