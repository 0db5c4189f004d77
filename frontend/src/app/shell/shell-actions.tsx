import { useSignOut } from '../../shared/session/use-sign-out';
import { useThemeToggle } from '../../shared/theme/theme';
import { Icon } from '../../shared/ui/icon';

interface ShellActionsProps {
  readonly iconOnly: boolean;
}

/** Buttons of the sidebar and the menu: switch the theme, sign out. */
export function ShellActions({ iconOnly }: ShellActionsProps) {
  const { toggle } = useThemeToggle();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" className="tr-link" title={iconOnly ? 'Switch theme' : undefined} onClick={toggle}>
        <Icon name="circle-half" />
        <span className="tr-wide">Switch theme</span>
      </button>
      <button
        type="button"
        className="tr-link"
        title={iconOnly ? 'Sign Out' : undefined}
        onClick={() => void signOut()}
      >
        <Icon name="box-arrow-right" />
        <span className="tr-wide">Sign Out</span>
      </button>
    </>
  );
}
