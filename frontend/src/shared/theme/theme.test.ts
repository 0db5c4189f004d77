import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearUserData } from '../session/use-sign-out';
import { chooseTheme, getChosenTheme, followSystemTheme, subscribeToTheme, getAppliedTheme } from './theme';

/** Mocks the system preference; returns a function that dispatches its change event. */
const mockSystemPreference = (isDark: boolean) => {
  const preference = Object.assign(new EventTarget(), { matches: isDark });
  Object.defineProperty(window, 'matchMedia', { writable: true, value: () => preference });
  return () => preference.dispatchEvent(new Event('change'));
};

describe('page-init.js', () => {
  const script = readFileSync(join(__dirname, '../../../public/page-init.js'), 'utf8');
  const runScript = (): void => {
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
  ])('applies %s', (_case, storedTheme, isDark, expected) => {
    if (storedTheme !== null) localStorage.setItem('theme', storedTheme);
    mockSystemPreference(isDark);
    runScript();
    expect(document.documentElement).toHaveAttribute('data-bs-theme', expected);
  });
});

describe('Theme', () => {
  it('follows the system preference until one is chosen, and again after going back to it', () => {
    const dispatchChange = mockSystemPreference(true);
    const unsubscribe = followSystemTheme();
    dispatchChange();
    expect(getAppliedTheme()).toBe('dark');
    chooseTheme('light');
    dispatchChange();
    expect(getAppliedTheme()).toBe('light');
    chooseTheme(undefined);
    expect([getAppliedTheme(), getChosenTheme()]).toEqual(['dark', undefined]);
    unsubscribe();
  });

  it('notifies subscribers of changes', () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToTheme(listener);
    chooseTheme('dark');
    unsubscribe();
    chooseTheme('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stays unset when a user who never chose one signs out', () => {
    clearUserData();
    expect(getChosenTheme()).toBeUndefined();
  });
});
