import { Icon } from './icon';

interface NewTabLinkProps {
  readonly to: string;
  readonly text: string;
  /** Context for screen readers, appended to the text. */
  readonly labelSuffix: string;
  readonly className: string;
  readonly onClick?: (() => void) | undefined;
}

/** An external link that opens a new tab without opener and referrer. */
export function NewTabLink({ to, text, labelSuffix, className, onClick }: NewTabLinkProps) {
  return (
    <a
      className={className}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      aria-label={`${text}${labelSuffix} (opens a new tab)`}
    >
      {text}
      <Icon name="box-arrow-up-right" />
    </a>
  );
}
