import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const chosen = (tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0])?.value ?? '';
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen a linked tab may lie outside the row. `scrollIntoView` would move the whole page with it.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [chosen]);

  return (
    <Tabs value={chosen} onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}>
      <TabsList ref={list} aria-label={label}>
        {tabs.map(({ value, label: name, icon: Icon }) => (
          <TabsTrigger key={value} value={value} data-value={value}>
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
