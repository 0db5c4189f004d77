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

interface CalendarLeafProps {
  /** The month or the day of the week, above the number. */
  readonly topText: string;
  readonly dayOfMonth: number;
  readonly className?: string;
}

/** A day as a leaf of a calendar. It is hidden from screen readers, since the text beside the leaf says the same. */
export function CalendarLeaf({ topText, dayOfMonth, className = '' }: CalendarLeafProps) {
  return (
    <span className={`tr-leaf ${className}`} aria-hidden="true">
      {topText}
      <b className="tr-num">{dayOfMonth}</b>
    </span>
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
