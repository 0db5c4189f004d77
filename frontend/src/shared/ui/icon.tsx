import type { IconName } from './icon-name';
import sprite from './icons.svg';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** One icon of the sprite, invisible to screen readers: a word goes with it, or the control has a name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'bi' : `bi ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
