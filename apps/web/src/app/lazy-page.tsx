import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  preload(): void;
}

/** A page of text and links. Its code is loaded when someone goes there. */
export function page(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((Page) => ({ default: Page }));
    return loading;
  };
  return {
    Page: lazy(loadOnce),
    preload: () => {
      // The failure recurs when the page is shown, and is reported then.
      loadOnce().catch(() => undefined);
    },
  };
}

/** A page that reads and changes data. The query library is loaded with it, so that public pages stay light. */
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
