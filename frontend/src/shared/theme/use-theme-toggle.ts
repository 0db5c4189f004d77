import { useSyncExternalStore } from 'react';
import { chooseTheme, followTheme, shownTheme } from './theme';
import type { Theme } from './theme';

/** The theme on the screen and the switch to the other one. */
export function useThemeToggle(): { readonly theme: Theme; readonly toggle: () => void } {
  const theme = useSyncExternalStore(followTheme, shownTheme);
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}
