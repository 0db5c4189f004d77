import { useSyncExternalStore } from 'react';
import { chooseTheme, subscribeToTheme, getShownTheme } from './theme';
import type { Theme } from './theme';

/** Returns the applied theme and a function that toggles it. */
export function useThemeToggle(): { readonly theme: Theme; readonly toggle: () => void } {
  const theme = useSyncExternalStore(subscribeToTheme, getShownTheme);
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}
