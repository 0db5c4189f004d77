import { Icon } from './icon';

interface NewTabLinkProps {
  readonly to: string;
  readonly text: string;
  /** Context for screen readers, appended to the text. */
  readonly labelSuffix: string;
  readonly className: string;
}

/** An external link that opens a new tab without opener and referrer. */
export function NewTabLink({ to, text, labelSuffix, className }: NewTabLinkProps) {
  return (
    <a
      className={className}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text}${labelSuffix} (opens a new tab)`}
    >
      {text}
      <Icon name="box-arrow-up-right" />
    </a>
  );
}
