import { useEffect, useState } from 'react';
import { formatDuration } from './format-duration';

interface ElapsedTimeProps {
  /** Returns the milliseconds since the start. */
  readonly getElapsedMs: () => number;
  readonly label: string;
}

/** Update interval, short enough not to skip a second. */
const TICK_MS = 200;

/** Shows how long the microphone has been open. */
export function ElapsedTime({ getElapsedMs, label }: ElapsedTimeProps) {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(getElapsedMs() / 1_000)), TICK_MS);
    return () => clearInterval(timer);
  }, [getElapsedMs]);

  return (
    <span className="tr-num fw-semibold" role="timer" aria-label={label}>
      {formatDuration(seconds)}
    </span>
  );
}
