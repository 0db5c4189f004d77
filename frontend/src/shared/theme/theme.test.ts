import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetPerson } from '../session/forget-person';
import { chooseTheme, getChosenTheme, followSystemTheme, subscribeToTheme, getShownTheme } from './theme';

/** The system prefers dark or light; gives the way to say that it changed. */
const prefersDark = (dark: boolean) => {
  const preference = Object.assign(new EventTarget(), { matches: dark });
  Object.defineProperty(window, 'matchMedia', { writable: true, value: () => preference });
  return () => preference.dispatchEvent(new Event('change'));
};

describe('The theme before the first paint', () => {
  const script = readFileSync(join(__dirname, '../../../public/theme-init.js'), 'utf8');
  const run = (): void => {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
    element.remove();
  };

  it.each([
    ['what was chosen', 'dark', false, 'dark'],
    ['what was chosen, against the system', 'light', true, 'light'],
    ['the system’s preference where nothing was chosen', null, true, 'dark'],
    ['the system’s preference where nonsense is kept', 'pink', false, 'light'],
  ])('is %s', (_case, kept, dark, expected) => {
    if (kept !== null) localStorage.setItem('theme', kept);
    prefersDark(dark);
    run();
    expect(document.documentElement).toHaveAttribute('data-bs-theme', expected);
  });
});

describe('The theme', () => {
  it('follows the system until one is chosen', () => {
    const systemChanges = prefersDark(true);
    const stop = followSystemTheme();
    systemChanges();
    expect(getShownTheme()).toBe('dark');
    chooseTheme('light');
    systemChanges();
    expect(getShownTheme()).toBe('light');
    stop();
  });

  it('tells its followers of every change', () => {
    const changed = jest.fn();
    const stop = subscribeToTheme(changed);
    chooseTheme('dark');
    stop();
    chooseTheme('light');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('stays unchosen when somebody signs out who never chose', () => {
    forgetPerson();
    expect(getChosenTheme()).toBeUndefined();
  });
});
