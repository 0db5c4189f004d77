import { useSyncExternalStore } from 'react';
import { chooseTheme, subscribeToTheme, getShownTheme } from './theme';
import type { Theme } from './theme';

/** The theme on the screen and the switch to the other one. */
export function useThemeToggle(): { readonly theme: Theme; readonly toggle: () => void } {
  const theme = useSyncExternalStore(subscribeToTheme, getShownTheme);
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}
