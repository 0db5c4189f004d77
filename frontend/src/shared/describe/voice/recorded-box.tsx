import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon';
import { lengthWords } from './length-words';
import type { Recording } from './microphone';

interface RecordedBoxProps {
  readonly recording: Recording;
  /** Whether sending it failed before. */
  readonly failed: boolean;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** The address under which the page can play a recording, for as long as it is shown. */
function useAddressOf(sound: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(sound);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  return address;
}

/** What was recorded, to listen to and to confirm, or to record anew. */
export function RecordedBox({ recording, failed, onConfirm, onRetry, onDiscard }: RecordedBoxProps) {
  const address = useAddressOf(recording.sound);
  return (
    <>
      {/* What is said in it is what the person said a moment ago; captions are what they are asking for. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls src={address} aria-label={`Your recording, ${lengthWords(recording.seconds)}`} />
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
