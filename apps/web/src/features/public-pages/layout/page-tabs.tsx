import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';

export interface PageTab {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly content: ReactNode;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/**
 * Tabs that can be linked to (`?tab=support`). Every panel is part of the page, so that search engines read all of it and,
 * where no script runs, people do, too.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];

  return (
    <Tabs
      value={chosen?.value ?? ''}
      onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    >
      <TabsList aria-label={label}>
        {tabs.map(({ value, label: name, icon: Icon }) => (
          <TabsTrigger key={value} value={value}>
            {Icon && <Icon aria-hidden />}
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ value, content }) => (
        <TabsContent
          key={value}
          value={value}
          forceMount
          className="data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
        >
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}
