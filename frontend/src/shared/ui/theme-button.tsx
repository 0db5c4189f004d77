import { useThemeToggle } from '../theme/theme';
import { Icon } from './icon';

interface ThemeButtonProps {
  readonly className: string;
}

/** Icon button that switches between the light and dark theme. */
export function ThemeButton({ className }: ThemeButtonProps) {
  const { toggle } = useThemeToggle();
  return (
    <button
      type="button"
      className={`btn btn-icon ${className}`}
      aria-label="Switch theme"
      title="Switch theme"
      onClick={toggle}
    >
      <Icon name="circle-half" />
    </button>
  );
}
