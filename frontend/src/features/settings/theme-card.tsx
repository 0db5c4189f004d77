import { useSyncExternalStore } from 'react';
import { chooseTheme, getChosenTheme, subscribeToTheme } from '../../shared/theme/theme';
import { SettingCard } from './setting-card';

const CHOICES = [
  { theme: undefined, text: 'System' },
  { theme: 'light', text: 'Light' },
  { theme: 'dark', text: 'Dark' },
] as const;

/** Chooses the theme. The switch of the sidebar chooses light or dark only. */
export function ThemeCard() {
  const chosenTheme = useSyncExternalStore(subscribeToTheme, getChosenTheme);
  return (
    <SettingCard
      title="Appearance"
      description="Your choice is stored in this browser."
      action={
        <div className="tr-seg" role="group" aria-label="Theme">
          {CHOICES.map(({ theme, text }) => (
            <button key={text} type="button" aria-pressed={theme === chosenTheme} onClick={() => chooseTheme(theme)}>
              {text}
            </button>
          ))}
        </div>
      }
    />
  );
}
