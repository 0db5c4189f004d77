import type { DescriptionContext } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ErrorReference } from '../../ui/error-reference';
import { Icon } from '../../ui/icon';
import { isFocusLost } from '../../ui/is-focus-lost';
import type { PendingRecording } from '../pending-recordings';
import type { Transcript } from '../suggestion';
import { ListeningBox } from './listening-box';
import { RecordedBox } from './recorded-box';
import { useRecorder } from './use-recorder';
import type { RecorderStage } from './use-recorder';
import { useTranscription } from './use-transcription';

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

const PROCESSING = 'Processing your recording, please wait...';

function getStatusText(stage: RecorderStage, isWorking: boolean): string {
  if (isWorking) return PROCESSING;
  if (stage.name === 'opening') return 'Waiting for your microphone...';
  if (stage.name === 'listening') return 'Listening...';
  if (stage.name === 'recorded') return 'Use this recording? Confirm or retry.';
  return 'Describe it in your own words, for up to 5 minutes.';
}

function toPendingStage(stage: RecorderStage, isWorking: boolean): PendingRecording['stage'] | undefined {
  if (isWorking) return 'processing';
  return stage.name === 'listening' || stage.name === 'recorded' ? stage.name : undefined;
}

/** Voice input: records, lets the user check the recording, and transcribes it (spec sections 2 and 4). */
export default function VoiceInput({ context, isShown, onTranscript, onShow, onPendingChange }: VoiceInputProps) {
  const recorder = useRecorder();
  const { stage, stop } = recorder;
  const { isWorking, failure, transcribe, cancel, clearFailure } = useTranscription(context);
  const box = useRef<HTMLDivElement>(null);
  const shownStageName = isWorking ? 'processing' : stage.name;
  const pendingStage = toPendingStage(stage, isWorking);
  const errorText = failure?.text ?? (stage.name === 'idle' ? stage.errorText : undefined);
  const note = stage.name === 'recorded' ? stage.note : undefined;

  const focusFirstControl = (): void => {
    box.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Scrolls to the whole box, because a sticky footer may cover the focused control.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const show = (): void => {
    flushSync(onShow);
    focusFirstControl();
  };

  const reportPending = useEffectEvent((newStage: PendingRecording['stage'] | undefined) =>
    onPendingChange(newStage && { stage: newStage, stop, show }),
  );
  useEffect(() => reportPending(pendingStage), [pendingStage]);
  useEffect(() => () => reportPending(undefined), []);

  const showFailure = useEffectEvent(() => {
    if (!isShown) onShow();
  });
  useEffect(() => {
    if (errorText !== undefined) showFailure();
  }, [errorText]);

  const stopListening = useEffectEvent(stop);
  useEffect(() => {
    if (!isShown) stopListening();
  }, [isShown]);

  // The pressed control was unmounted: focus the first control of the new stage.
  const previousStageName = useRef(shownStageName);
  const focusNewStage = useEffectEvent(focusFirstControl);
  useLayoutEffect(() => {
    const isFocusInside = isFocusLost(box.current) || box.current?.contains(document.activeElement) === true;
    if (previousStageName.current !== shownStageName && isShown && isFocusInside) focusNewStage();
    previousStageName.current = shownStageName;
  }, [shownStageName, isShown]);

  // The callback may change during the transcription.
  const onTranscriptRef = useRef(onTranscript);
  useLayoutEffect(() => {
    onTranscriptRef.current = onTranscript;
  });

  const confirm = async (): Promise<void> => {
    if (stage.name !== 'recorded') return;
    const transcript = await transcribe(stage.recording);
    if (transcript === undefined) return;
    recorder.discard();
    onTranscriptRef.current(transcript);
  };

  const withClearedFailure = (action: () => void) => (): void => {
    clearFailure();
    action();
  };

  return (
    <div ref={box} className="tr-rec mb-3" role="group" aria-label="Voice input" hidden={!isShown}>
      <span className="tr-row flex-nowrap">
        {isWorking && <span className="tr-live is-working" aria-hidden="true" />}
        {stage.name === 'listening' && <span className="tr-live" aria-hidden="true" />}
        <span className="fw-semibold" role="status">
          {getStatusText(stage, isWorking)}
          {note !== undefined && <span className="d-block fw-normal tr-small">{note}</span>}
        </span>
      </span>
      {isWorking && (
        <button type="button" className="btn btn-plain tr-push" data-first-focus onClick={cancel}>
          Cancel
        </button>
      )}
      {!isWorking && stage.name === 'idle' && (
        <button
          type="button"
          className="btn btn-primary tr-push"
          data-first-focus
          onClick={withClearedFailure(recorder.start)}
        >
          <Icon name="mic" />
          Start recording
        </button>
      )}
      {!isWorking && stage.name === 'opening' && (
        <button type="button" className="btn btn-plain tr-push" data-first-focus onClick={recorder.discard}>
          Cancel
        </button>
      )}
      {!isWorking && stage.name === 'listening' && <ListeningBox session={stage.session} onStop={stop} />}
      {!isWorking && stage.name === 'recorded' && (
        <RecordedBox
          recording={stage.recording}
          hasFailed={failure !== undefined}
          onConfirm={() => void confirm()}
          onRetry={withClearedFailure(recorder.retry)}
          onDiscard={withClearedFailure(recorder.discard)}
        />
      )}
      {/* Always mounted, so that changes are announced. */}
      <div className="tr-rec-error" role="alert">
        {errorText !== undefined && (
          <span className="invalid-feedback">
            <Icon name="exclamation-circle" />
            {errorText}
          </span>
        )}
        <ErrorReference error={failure?.error} />
      </div>
    </div>
  );
}
