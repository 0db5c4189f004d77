import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which it is said that it takes longer. */
const SLOW_AFTER_MS = 1_000;

/** Milliseconds between two waits that are one to the person: it passes from the guard to the page, say. */
const MAX_GAP_MS = 100;

/** The latest wait on the screen: when it began, and when the last part of it ended. */
const latest = { since: 0, until: -Infinity };

/** Says that loading takes longer than usual; show it for as long as something loads. */
export function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const now = Date.now();
    if (now - latest.until > MAX_GAP_MS) latest.since = now;
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, latest.since + SLOW_AFTER_MS - now));
    return () => {
      clearTimeout(timer);
      latest.until = Date.now();
    };
  }, []);
  return (
    <div className="tr-muted tr-small" aria-live="polite">
      {isSlow && 'This is taking longer than usual…'}
    </div>
  );
}

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
