import { useLayoutEffect, useRef } from 'react';
import { isApiError } from '../../api/api-error';
import { Icon } from '../../ui/icon';
import type { PendingRecording } from '../../forms/pending-recordings';
import { ListeningBox } from './listening-box';
import { PlaceNote } from './place-note';
import { RecordedBox } from './recorded-box';
import { useRecorder } from './use-recorder';
import type { RecorderStage } from './use-recorder';
import { useTranscription } from './use-transcription';
import { useVoiceBox } from './use-voice-box';
import { VoiceBox } from './voice-box';
import type { VoiceInputProps } from './voice-input-props';

interface ServerVoiceInputProps extends VoiceInputProps {
  readonly replacesBox: boolean;
  /** Opens the choice of the place; undefined if the server is the only one. */
  readonly onChangePlace: (() => void) | undefined;
}

/** The server rejects the same recording again. */
const UNUSABLE_CODES: readonly string[] = ['nothing-heard', 'not-audio', 'recording-too-long'];

const PROCESSING = 'Processing your recording, please wait...';

function getStatusText(stage: RecorderStage, isWorking: boolean, failure: Failure): string {
  if (isWorking) return PROCESSING;
  if (failure === 'nothing-heard') return 'We could not hear any words.';
  if (failure === 'unusable') return 'This recording cannot be used.';
  if (failure === 'failed') return 'Your recording is still here.';
  if (stage.name === 'opening') return 'Waiting for your microphone...';
  if (stage.name === 'listening') return 'Listening...';
  if (stage.name === 'recorded') return 'Use this recording? Confirm or retry.';
  return 'Describe it in your own words, for up to 5 minutes.';
}

/** How the transcription failed, as far as it changes what to do next. */
type Failure = 'nothing-heard' | 'unusable' | 'failed' | undefined;

function toPendingStage(stage: RecorderStage, isWorking: boolean): PendingRecording['stage'] | undefined {
  if (isWorking) return 'processing';
  return stage.name === 'listening' || stage.name === 'recorded' ? stage.name : undefined;
}

function getDot(stage: RecorderStage, isWorking: boolean): 'working' | 'listening' | undefined {
  if (isWorking) return 'working';
  return stage.name === 'listening' ? 'listening' : undefined;
}

function getFailureKind(hasFailed: boolean, code: string | undefined): Failure {
  if (code === 'nothing-heard') return code;
  if (code !== undefined && UNUSABLE_CODES.includes(code)) return 'unusable';
  return hasFailed ? 'failed' : undefined;
}

/** Records, lets the user check the recording, and has the server transcribe it (spec sections 2 and 4). */
export function ServerVoiceInput(props: ServerVoiceInputProps) {
  const { context, isShown, onTranscript, onShow, onPendingChange, replacesBox, onChangePlace } = props;
  const recorder = useRecorder();
  const { stage, stop } = recorder;
  const { isWorking, failure, transcribe, cancel, clearFailure } = useTranscription(context);
  const errorText = failure?.text ?? (stage.name === 'idle' ? stage.errorText : undefined);
  const errorCode = isApiError(failure?.error) ? failure.error.code : undefined;
  const failureKind = getFailureKind(failure !== undefined, errorCode);
  const box = useVoiceBox({
    isShown,
    onShow,
    onPendingChange,
    shownStage: isWorking ? 'processing' : stage.name,
    replacesBox,
    pendingStage: toPendingStage(stage, isWorking),
    errorText,
    stop,
  });

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
    <VoiceBox
      box={box}
      isShown={isShown}
      status={getStatusText(stage, isWorking, failureKind)}
      note={stage.name === 'recorded' ? stage.note : undefined}
      dot={getDot(stage, isWorking)}
      errorText={errorText}
      error={failure?.error}
    >
      {isWorking && (
        <button type="button" className="btn btn-plain tr-push" data-first-focus onClick={cancel}>
          Cancel
        </button>
      )}
      {!isWorking && stage.name === 'idle' && (
        <>
          <button
            type="button"
            className="btn btn-primary tr-push"
            data-first-focus
            onClick={withClearedFailure(recorder.start)}
          >
            <Icon name="mic" />
            Start recording
          </button>
          <PlaceNote place="server" onChange={onChangePlace} />
        </>
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
          isUnusable={failureKind === 'nothing-heard' || failureKind === 'unusable'}
          canOnlyType={errorCode === 'transcription-unavailable'}
          onConfirm={() => void confirm()}
          onRetry={withClearedFailure(recorder.retry)}
          onDiscard={withClearedFailure(recorder.discard)}
        />
      )}
    </VoiceBox>
  );
}
