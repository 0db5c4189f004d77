import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon';
import { formatDuration } from './format-duration';
import type { Recording } from './microphone';

interface RecordedBoxProps {
  readonly recording: Recording;
  /** Whether sending it failed before. */
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A player of a recording, which has an address for as long as it is shown. */
function useAudioPlayer(sound: Blob): RefObject<HTMLAudioElement | null> {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(sound);
    if (player.current) player.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [sound]);
  return player;
}

/** What was recorded, to listen to and to confirm, or to record anew. */
export function RecordedBox({ recording, failed, onConfirm, onRetry, onDiscard }: RecordedBoxProps) {
  const player = useAudioPlayer(recording.sound);
  return (
    <>
      {/* What is said in it is what the person said a moment ago; captions are what they are asking for. */}
      {/* oxlint-disable-next-line a11y/media-has-caption */}
      <audio ref={player} controls aria-label={`Your recording, ${formatDuration(recording.seconds)}`} />
      <span className="tr-row tr-rec-ways">
        <button type="button" className="btn btn-primary" data-first onClick={onConfirm}>
          <Icon name="check-lg" />
          {failed ? 'Send again' : 'Confirm'}
        </button>
        <button type="button" className="btn btn-plain" onClick={onRetry}>
          <Icon name="arrow-counterclockwise" />
          Retry
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          Discard
        </button>
      </span>
    </>
  );
}
