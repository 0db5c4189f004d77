import type { IconName } from './icon-name';
import sprite from './icons.svg';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon of the sprite. Hidden from screen readers: place it next to text or in a labelled control. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'bi' : `bi ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
