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
