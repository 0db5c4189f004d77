import { clearStorage } from '../storage/browser-storage';
import { chooseTheme, getChosenTheme } from '../theme/theme';

/** Forgets everything kept in the browser about the person, but not the theme they chose (design.md section 4). */
export function forgetPerson(): void {
  const theme = getChosenTheme();
  clearStorage('local');
  clearStorage('session');
  if (theme !== undefined) chooseTheme(theme);
}
