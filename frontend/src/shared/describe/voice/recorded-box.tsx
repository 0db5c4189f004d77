import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon';
import { formatDuration } from './format-duration';
import type { Recording } from './microphone';

interface RecordedBoxProps {
  readonly recording: Recording;
  /** Whether a previous upload failed. */
  readonly hasFailed: boolean;
  /** Whether it would fail again, so that only another recording helps. */
  readonly isUnusable: boolean;
  /** Whether the error asks the user to type instead, so that no button is the next one to press. */
  readonly canOnlyType: boolean;
  readonly onConfirm: () => void;
  /** Discards the recording and starts a new one. */
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** Gives the audio element an object URL, revoked on unmount. */
function useAudioPlayer(audio: Blob): RefObject<HTMLAudioElement | null> {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(audio);
    if (player.current) player.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [audio]);
  return player;
}

/** Plays a recording, with buttons to confirm it, to record again (spec section 4, Recording) and to discard it. */
export function RecordedBox(props: RecordedBoxProps) {
  const { recording, hasFailed, isUnusable, canOnlyType, onConfirm, onRetry, onDiscard } = props;
  const player = useAudioPlayer(recording.audio);
  const main = { className: canOnlyType ? 'btn btn-plain' : 'btn btn-primary', 'data-first-focus': true };
  const other = { className: 'btn btn-plain' };
  const confirmButton = (
    <button key="confirm" type="button" {...(isUnusable ? other : main)} onClick={onConfirm}>
      <Icon name="check-lg" />
      {hasFailed ? 'Send again' : 'Confirm'}
    </button>
  );
  const retryButton = (
    <button key="retry" type="button" {...(isUnusable ? main : other)} onClick={onRetry}>
      <Icon name="arrow-counterclockwise" />
      Retry
    </button>
  );
  return (
    <>
      {/* No captions: the recording has not been transcribed yet. */}
      {/* oxlint-disable-next-line a11y/media-has-caption */}
      <audio ref={player} controls aria-label={`Your recording, ${formatDuration(recording.seconds)}`} />
      {hasFailed && <p className="tr-small tr-muted mb-0">Retry discards this recording and starts a new one.</p>}
      <span className="tr-row tr-rec-actions">
        {isUnusable ? [retryButton, confirmButton] : [confirmButton, retryButton]}
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          Discard
        </button>
      </span>
    </>
  );
}
