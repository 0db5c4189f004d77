import { clearStorage } from '../storage/browser-storage';
import { chooseTheme, getChosenTheme } from '../theme/theme';

/** Clears everything stored in the browser except the chosen theme (design.md section 4). */
export function clearUserData(): void {
  const theme = getChosenTheme();
  clearStorage('local');
  clearStorage('session');
  if (theme !== undefined) chooseTheme(theme);
}
