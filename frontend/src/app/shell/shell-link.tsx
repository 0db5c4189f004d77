import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import type { NavItem } from './nav-items';

interface ShellLinkProps {
  readonly link: NavItem;
  /** Whether the text is hidden and shown as a tooltip instead. */
  readonly iconOnly: boolean;
}

/** One link of the sidebar or the menu. */
export function ShellLink({ link, iconOnly }: ShellLinkProps) {
  const { to, text, icon, count } = link;
  return (
    <NavLink className="tr-link" to={to} title={iconOnly ? text : undefined}>
      <Icon name={icon} />
      <span className="tr-wide">{text}</span>
      {count !== undefined && (
        <span className="tr-count tr-push">
          {count.number}
          <span className="visually-hidden"> {count.meaning}</span>
        </span>
      )}
    </NavLink>
  );
}
