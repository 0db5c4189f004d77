import { keep, readKept } from '../storage/browser-storage';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const CHANGED = 'trackrecord:theme';

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** The theme the person chose, if they did. */
export const chosenTheme = (): Theme | undefined => {
  const kept = readKept('local', KEY);
  return isTheme(kept) ? kept : undefined;
};

/** The theme on the screen; `public/theme-init.js` set it before the first paint. */
export const shownTheme = (): Theme => (document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light');

const show = (theme: Theme): void => {
  document.documentElement.dataset.bsTheme = theme;
  window.dispatchEvent(new Event(CHANGED));
};

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  keep('local', KEY, theme);
  show(theme);
}

/** Calls back when the theme on the screen changes; returns the way to stop. */
export function followTheme(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Follows the system's preference as long as the person has not chosen; returns the way to stop. */
export function followSystemTheme(): () => void {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    if (chosenTheme() === undefined) show(preference.matches ? 'dark' : 'light');
  };
  preference.addEventListener('change', follow);
  return () => preference.removeEventListener('change', follow);
}
