import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  preload(): void;
}

/** A page of words and links: its code is loaded when someone goes there. */
export function page(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        // A lost connection must not spoil the page for good: the next visit asks again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    Page: lazy(loadOnce),
    preload: () => {
      loadOnce().catch(() => undefined);
    },
  };
}

/** A page that reads and changes data: the query library comes with it, so that public pages stay light. */
export function dataPage(load: () => Promise<ComponentType>): LazyPage {
  return page(async () => {
    const [{ WithQueries }, Page] = await Promise.all([import('./with-queries.tsx'), load()]);
    return () => (
      <WithQueries>
        <Page />
      </WithQueries>
    );
  });
}
