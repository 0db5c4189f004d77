import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearUserData } from '../session/use-sign-out';
import { chooseTheme, getChosenTheme, followSystemTheme, subscribeToTheme, getShownTheme } from './theme';

/** Mocks the system preference; returns a function that dispatches its change event. */
const prefersDark = (dark: boolean) => {
  const preference = Object.assign(new EventTarget(), { matches: dark });
  Object.defineProperty(window, 'matchMedia', { writable: true, value: () => preference });
  return () => preference.dispatchEvent(new Event('change'));
};

describe('theme-init.js', () => {
  const script = readFileSync(join(__dirname, '../../../public/theme-init.js'), 'utf8');
  const run = (): void => {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
    element.remove();
  };

  it.each([
    ['the chosen theme', 'dark', false, 'dark'],
    ['the chosen theme, overriding the system preference', 'light', true, 'light'],
    ['the system preference if no theme was chosen', null, true, 'dark'],
    ['the system preference if the stored theme is invalid', 'pink', false, 'light'],
  ])('applies %s', (_case, kept, dark, expected) => {
    if (kept !== null) localStorage.setItem('theme', kept);
    prefersDark(dark);
    run();
    expect(document.documentElement).toHaveAttribute('data-bs-theme', expected);
  });
});

describe('Theme', () => {
  it('follows the system preference until one is chosen', () => {
    const systemChanges = prefersDark(true);
    const stop = followSystemTheme();
    systemChanges();
    expect(getShownTheme()).toBe('dark');
    chooseTheme('light');
    systemChanges();
    expect(getShownTheme()).toBe('light');
    stop();
  });

  it('notifies subscribers of changes', () => {
    const changed = jest.fn();
    const stop = subscribeToTheme(changed);
    chooseTheme('dark');
    stop();
    chooseTheme('light');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('stays unset when a user who never chose one signs out', () => {
    clearUserData();
    expect(getChosenTheme()).toBeUndefined();
  });
});
