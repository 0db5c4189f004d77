import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon';
import { formatDuration } from './format-duration';
import type { MicrophoneSession } from './microphone';
import { Wave } from './wave';

interface ListeningBoxProps {
  readonly session: MicrophoneSession;
  readonly onStop: () => void;
}

/** Update interval of the timer, short enough not to skip a second. */
const TICK_MS = 200;

/** Shows the volume, the elapsed time and a stop button while recording. */
export function ListeningBox({ session, onStop }: ListeningBoxProps) {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(session.getElapsedMs() / 1_000)), TICK_MS);
    return () => clearInterval(timer);
  }, [session]);

  return (
    <>
      <Wave getLevels={session.getLevels} />
      <span className="tr-num fw-semibold" role="timer" aria-label="Recorded">
        {formatDuration(seconds)}
      </span>
      <button type="button" className="btn btn-primary" data-first-focus onClick={onStop}>
        <Icon name="stop-fill" />
        Stop
      </button>
    </>
  );
}
