import { useThemeToggle } from '../theme/theme';
import { IconButton } from './icon-button';

interface ThemeButtonProps {
  readonly className?: string;
}

/** Icon button that switches between the light and dark theme. */
export function ThemeButton({ className }: ThemeButtonProps) {
  const { toggle } = useThemeToggle();
  return <IconButton icon="circle-half" label="Switch theme" isLarge className={className} onClick={toggle} />;
}
