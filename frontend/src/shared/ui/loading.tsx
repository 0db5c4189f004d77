import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SLOW_AFTER_MS = 1_000;

/** Maximum gap between two waits that count as one, for example when the guard is followed by the page. */
const MAX_GAP_MS = 100;

/** The latest wait: when it started, and when its last part ended. */
const latestWait = { startedAt: 0, endedAt: -Infinity };

/** Shows that loading takes longer than usual; render it while something loads. */
export function SlowLoadingNote() {
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
    <div className={isSlow ? 'tr-muted tr-small' : 'position-absolute'} aria-live="polite">
      {isSlow && 'This is taking longer than usual…'}
    </div>
  );
}

interface LoadingScreenProps {
  readonly label: string;
}

/** Full-page spinner. It appears after 150 ms (CSS), so that short waits do not flicker. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className="tr-loading" role="status">
      <span className="spinner-border" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <SlowLoadingNote />
    </div>
  );
}

interface SkeletonFrameProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly className?: string;
  /** The placeholders. They are hidden from screen readers. */
  readonly children: ReactNode;
}

/** The frame of a skeleton: announces what is loading, and says when it takes long. */
export function SkeletonFrame({ label, className = 'tr-stack', children }: SkeletonFrameProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <SlowLoadingNote />
      {children}
    </div>
  );
}

/** Spinner inside a button. */
export function ButtonSpinner() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />;
}
