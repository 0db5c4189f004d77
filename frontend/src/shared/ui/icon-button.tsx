import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-name';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title' | 'type'> {
  readonly icon: IconName;
  /** The accessible name and the tooltip. */
  readonly label: string;
  /** Default: small. */
  readonly isLarge?: boolean;
}

/** A button with an icon only. Its name is shown as a tooltip. */
export function IconButton({ icon, label, isLarge = false, className = 'btn-quiet', ...props }: IconButtonProps) {
  const size = isLarge ? '' : 'btn-sm';
  return (
    <button {...props} type="button" className={`btn btn-icon ${size} ${className}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
