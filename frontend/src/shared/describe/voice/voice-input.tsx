import type { DescriptionContext, Transcribed } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon';
import { isFocusLost } from '../../ui/is-focus-lost';
import type { PendingRecording } from '../pending-recordings';
import { ListeningBox } from './listening-box';
import { RecordedBox } from './recorded-box';
import { useRecorder } from './use-recorder';
import type { RecorderStage } from './use-recorder';
import { useTranscription } from './use-transcription';

export interface VoiceInputProps {
  readonly context: DescriptionContext;
  /** Hiding it stops recording and keeps the recording. */
  readonly shown: boolean;
  readonly onTranscript: (transcribed: Transcribed) => void;
  /** Called when the input has to be shown because of an error or a pending recording. */
  readonly onShow: () => void;
  /** Called with the pending recording, or undefined when there is none. */
  readonly onPendingChange: (recording: PendingRecording | undefined) => void;
}

const PROCESSING = 'Processing your recording, please wait...';

function statusText(stage: RecorderStage, working: boolean): string {
  if (working) return PROCESSING;
  if (stage.name === 'opening') return 'Waiting for your microphone...';
  if (stage.name === 'listening') return 'Listening...';
  if (stage.name === 'recorded') return 'Use this recording? Confirm or retry.';
  return 'Describe it in your own words, for up to 5 minutes.';
}

function pendingStage(stage: RecorderStage, working: boolean): PendingRecording['stage'] | undefined {
  if (working) return 'processing';
  return stage.name === 'listening' || stage.name === 'recorded' ? stage.name : undefined;
}

/** Voice input: records, lets the user check the recording, and transcribes it (spec sections 2 and 4). */
export default function VoiceInput({ context, shown, onTranscript, onShow, onPendingChange }: VoiceInputProps) {
  const recorder = useRecorder();
  const { stage, stop } = recorder;
  const { working, failure, transcribe, cancel, clearFailure } = useTranscription(context);
  const box = useRef<HTMLDivElement>(null);
  const state = working ? 'processing' : stage.name;
  const pending = pendingStage(stage, working);
  const errorText = failure ?? (stage.name === 'idle' ? stage.failure : undefined);
  const note = stage.name === 'recorded' ? stage.note : undefined;

  const focusFirst = (): void => {
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    // Scrolls to the whole box, because a sticky footer may cover the focused control.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const show = (): void => {
    flushSync(onShow);
    focusFirst();
  };

  const reportPending = useEffectEvent((now: PendingRecording['stage'] | undefined) =>
    onPendingChange(now && { stage: now, stop, show }),
  );
  useEffect(() => reportPending(pending), [pending]);
  useEffect(() => () => reportPending(undefined), []);

  const showFailure = useEffectEvent(() => {
    if (!shown) onShow();
  });
  useEffect(() => {
    if (errorText !== undefined) showFailure();
  }, [errorText]);

  const stopListening = useEffectEvent(stop);
  useEffect(() => {
    if (!shown) stopListening();
  }, [shown]);

  // The pressed control was unmounted: focus the first control of the new state.
  const previousState = useRef(state);
  const focusNext = useEffectEvent(focusFirst);
  useLayoutEffect(() => {
    const isFocusHere = isFocusLost(box.current) || box.current?.contains(document.activeElement) === true;
    if (previousState.current !== state && shown && isFocusHere) focusNext();
    previousState.current = state;
  }, [state, shown]);

  // The callback may change during the transcription.
  const onTranscriptRef = useRef(onTranscript);
  useLayoutEffect(() => {
    onTranscriptRef.current = onTranscript;
  });

  const confirm = async (): Promise<void> => {
    if (stage.name !== 'recorded') return;
    const transcribed = await transcribe(stage.recording);
    if (transcribed === undefined) return;
    recorder.discard();
    onTranscriptRef.current(transcribed);
  };

  const withClearedFailure = (action: () => void) => (): void => {
    clearFailure();
    action();
  };

  return (
    <div ref={box} className="tr-rec mb-3" role="group" aria-label="Voice input" hidden={!shown}>
      <span className="tr-row flex-nowrap">
        {working && <span className="tr-live is-working" aria-hidden="true" />}
        {stage.name === 'listening' && <span className="tr-live" aria-hidden="true" />}
        <span className="fw-semibold" role="status">
          {statusText(stage, working)}
          {note !== undefined && <span className="d-block fw-normal tr-small">{note}</span>}
        </span>
      </span>
      {working && (
        <button type="button" className="btn btn-plain tr-push" data-first onClick={cancel}>
          Cancel
        </button>
      )}
      {!working && stage.name === 'idle' && (
        <button
          type="button"
          className="btn btn-primary tr-push"
          data-first
          onClick={withClearedFailure(recorder.start)}
        >
          <Icon name="mic" />
          Start recording
        </button>
      )}
      {!working && stage.name === 'opening' && (
        <button type="button" className="btn btn-plain tr-push" data-first onClick={recorder.discard}>
          Cancel
        </button>
      )}
      {!working && stage.name === 'listening' && <ListeningBox listening={stage.listening} onStop={stop} />}
      {!working && stage.name === 'recorded' && (
        <RecordedBox
          recording={stage.recording}
          failed={failure !== undefined}
          onConfirm={() => void confirm()}
          onRetry={withClearedFailure(recorder.retry)}
          onDiscard={withClearedFailure(recorder.discard)}
        />
      )}
      {/* Always mounted, so that changes are announced. */}
      <div className="tr-rec-wrong" role="alert">
        {errorText !== undefined && (
          <span className="invalid-feedback">
            <Icon name="exclamation-circle" />
            {errorText}
          </span>
        )}
      </div>
    </div>
  );
}
