import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon';

interface CardLinkProps {
  readonly to: string;
  readonly text: string;
  /** What the link shows, for screen readers, if the text does not say it. */
  readonly label?: string;
}

/** The link in the head of a card to the page that shows everything, not only the first items. */
export function CardLink({ to, text, label }: CardLinkProps) {
  return (
    <Link className="btn btn-quiet btn-sm tr-push tr-card-link" to={to} aria-label={label}>
      {text}
      <Icon name="arrow-right" />
    </Link>
  );
}

interface EmptyCardProps {
  readonly title: string;
  readonly text: string;
  /** A link to what the user can do instead. */
  readonly children?: ReactNode;
}

/** What a card shows if there is nothing yet. */
export function EmptyCard({ title, text, children }: EmptyCardProps) {
  return (
    <div className="tr-home-empty">
      <h3>{title}</h3>
      <p className="tr-muted">{text}</p>
      {children !== undefined && <div className="tr-row">{children}</div>}
    </div>
  );
}
