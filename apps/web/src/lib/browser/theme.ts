import { readStored, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also used by the script in index.html, which sets the theme before the first paint. */
export const themeStorageKey = 'fitted.theme';

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

const stored = readStored(themeStorageKey);
const current = createStore<Theme>(isTheme(stored) ? stored : 'system');

export function useTheme(): Theme {
  return useStore(current, () => 'system');
}

export function chooseTheme(theme: Theme): void {
  writeStored(themeStorageKey, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  current.set(theme);
}
