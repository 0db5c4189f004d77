import type { DescriptionContext } from '@trackrecord/contracts';
import type { PendingRecording } from '../../forms/pending-recordings';
import type { Transcript } from '../suggestion';

export interface VoiceInputProps {
  readonly context: DescriptionContext;
  /** Hiding it stops recording and keeps the recording. */
  readonly isShown: boolean;
  readonly onTranscript: (transcript: Transcript) => void;
  /** Called when the input has to be shown because of an error or a pending recording. */
  readonly onShow: () => void;
  /** Called with the pending recording, or undefined when there is none. */
  readonly onPendingChange: (recording: PendingRecording | undefined) => void;
}
