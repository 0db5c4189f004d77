import { SlowNote } from './slow-note';

interface SpinnerProps {
  readonly label: string;
}

/** The whole screen waits. It appears after 150 ms only, so that short waits do not flicker. */
export function WaitingScreen({ label }: SpinnerProps) {
  return (
    <div className="tr-waiting" role="status">
      <span className="spinner-border" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <SlowNote />
    </div>
  );
}

/** The mark on a button that works. */
export function WorkingMark() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />;
}
