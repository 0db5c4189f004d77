import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which it is said that it takes longer. */
const SLOW_AFTER_MS = 1_000;

/** Milliseconds between two waits that are one to the person: it passes from the guard to the page, say. */
const MAX_GAP_MS = 100;

/** The latest wait on the screen: when it began, and when the last part of it ended. */
const latestWait = { startedAt: 0, endedAt: -Infinity };

/** Says that loading takes longer than usual; show it for as long as something loads. */
export function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const now = Date.now();
    if (now - latestWait.endedAt > MAX_GAP_MS) latestWait.startedAt = now;
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, latestWait.startedAt + SLOW_AFTER_MS - now));
    return () => {
      clearTimeout(timer);
      latestWait.endedAt = Date.now();
    };
  }, []);
  return (
    <div className="tr-muted tr-small" aria-live="polite">
      {isSlow && 'This is taking longer than usual…'}
    </div>
  );
}

interface LoadingScreenProps {
  readonly label: string;
}

/** The whole screen waits. It appears after 150 ms only, so that short waits do not flicker. */
export function WaitingScreen({ label }: LoadingScreenProps) {
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
