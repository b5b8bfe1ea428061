import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { panelProps, type TabName, TabRow } from '../../../ui/tab-row.tsx';

export interface PageTab extends TabName {
  readonly content: ReactNode;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/**
 * Tabs that can be linked to (`?tab=support`). All panels are rendered, so that search engines, and people without
 * scripts, can read all of it.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const chosen = (tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0])?.value ?? '';
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });

  return (
    <>
      <TabRow id={id} label={label} tabs={tabs} chosen={chosen} onChoose={choose} />
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          {...panelProps(id, value)}
          className={clsx('pt-6', value !== chosen && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </>
  );
}
