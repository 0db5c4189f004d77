import { useSyncExternalStore } from 'react';
import { readItem, removeItem, storeItem } from '../storage/browser-storage';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const CHANGE_EVENT = 'trackrecord:theme';

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** Returns the theme that the user has chosen, if any. */
export const getChosenTheme = (): Theme | undefined => {
  const stored = readItem('local', STORAGE_KEY);
  return isTheme(stored) ? stored : undefined;
};

/** Returns the applied theme; `public/page-init.js` sets it before the first paint. */
export const getAppliedTheme = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light');

const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.bsTheme = theme;
  window.dispatchEvent(new Event(CHANGE_EVENT));
};

const getSystemPreference = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const applySystemTheme = (): void => applyTheme(getSystemPreference().matches ? 'dark' : 'light');

/** Applies and stores a theme; undefined for that of the system. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme === undefined) {
    removeItem('local', STORAGE_KEY);
    applySystemTheme();
  } else {
    storeItem('local', STORAGE_KEY, theme);
    applyTheme(theme);
  }
}

/** Calls back when the applied theme changes; returns a function that unsubscribes. */
export function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  return () => window.removeEventListener(CHANGE_EVENT, listener);
}

/** Applies changes of the system preference until the user chooses a theme; returns a function that unsubscribes. */
export function followSystemTheme(): () => void {
  const preference = getSystemPreference();
  const applyPreference = (): void => {
    if (getChosenTheme() === undefined) applySystemTheme();
  };
  preference.addEventListener('change', applyPreference);
  return () => preference.removeEventListener('change', applyPreference);
}

/** Applies the light theme while a page is printed: paper has no dark background. Returns a function that stops this. */
export function printInLightTheme(): () => void {
  let screenTheme = getAppliedTheme();
  const applyLightTheme = (): void => {
    screenTheme = getAppliedTheme();
    applyTheme('light');
  };
  const restoreTheme = (): void => applyTheme(screenTheme);
  window.addEventListener('beforeprint', applyLightTheme);
  window.addEventListener('afterprint', restoreTheme);
  return () => {
    window.removeEventListener('beforeprint', applyLightTheme);
    window.removeEventListener('afterprint', restoreTheme);
  };
}

/** Returns the applied theme and a function that toggles it. */
export function useThemeToggle(): { readonly theme: Theme; readonly toggle: () => void } {
  const theme = useSyncExternalStore(subscribeToTheme, getAppliedTheme);
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}
