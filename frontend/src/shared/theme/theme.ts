import { keep, readKept } from '../storage/browser-storage';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const CHANGE_EVENT = 'trackrecord:theme';

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** The theme the person chose, if they did. */
export const getChosenTheme = (): Theme | undefined => {
  const stored = readKept('local', STORAGE_KEY);
  return isTheme(stored) ? stored : undefined;
};

/** The theme on the screen; `public/theme-init.js` set it before the first paint. */
export const getShownTheme = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light');

const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.bsTheme = theme;
  window.dispatchEvent(new Event(CHANGE_EVENT));
};

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  keep('local', STORAGE_KEY, theme);
  applyTheme(theme);
}

/** Calls back when the theme on the screen changes; returns the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  return () => window.removeEventListener(CHANGE_EVENT, listener);
}

/** Follows the system's preference as long as the person has not chosen; returns the way to stop. */
export function followSystemTheme(): () => void {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  const applyPreference = (): void => {
    if (getChosenTheme() === undefined) applyTheme(preference.matches ? 'dark' : 'light');
  };
  preference.addEventListener('change', applyPreference);
  return () => preference.removeEventListener('change', applyPreference);
}
