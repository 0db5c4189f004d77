import { forgetAll } from '../storage/browser-storage';
import { chooseTheme, chosenTheme } from '../theme/theme';

/** Forgets everything kept in the browser about the person, but not the theme they chose (design.md section 4). */
export function forgetPerson(): void {
  const theme = chosenTheme();
  forgetAll('local');
  forgetAll('session');
  if (theme !== undefined) chooseTheme(theme);
}
