import { Icon } from './icon';

interface NewTabLinkProps {
  readonly to: string;
  readonly text: string;
  /** What it is about, for those who hear the link alone. */
  readonly about: string;
  readonly className: string;
}

/** A link to somewhere else on the web, in a tab of its own that knows nothing of this one. */
export function NewTabLink({ to, text, about, className }: NewTabLinkProps) {
  return (
    <a
      className={className}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text}${about} (opens a new tab)`}
    >
      {text}
      <Icon name="box-arrow-up-right" />
    </a>
  );
}
