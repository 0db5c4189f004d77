import type { DescriptionContext, Transcribed } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon';
import { isFocusLost } from '../../ui/is-focus-lost';
import type { HeldRecording } from '../held-recordings';
import { ListeningBox } from './listening-box';
import { RecordedBox } from './recorded-box';
import { useRecorder } from './use-recorder';
import type { RecorderStage } from './use-recorder';
import { useTranscription } from './use-transcription';

export interface VoiceInputProps {
  readonly context: DescriptionContext;
  /** While it is not shown nobody listens; what was recorded stays. */
  readonly shown: boolean;
  readonly onHeard: (answer: Transcribed) => void;
  /** There is something here that the person has to see. */
  readonly onShow: () => void;
  /** Hears of a recording that is no text yet, and when there is none any more. */
  readonly onHolding: (recording: HeldRecording | undefined) => void;
}

const PROCESSING = 'Processing your recording, please wait...';

function wordsOf(stage: RecorderStage, working: boolean): string {
  if (working) return PROCESSING;
  if (stage.name === 'opening') return 'Waiting for your microphone...';
  if (stage.name === 'listening') return 'Listening...';
  if (stage.name === 'recorded') return 'Use this recording? Confirm or retry.';
  return 'Describe it in your own words, for up to 5 minutes.';
}

function heldStage(stage: RecorderStage, working: boolean): HeldRecording['stage'] | undefined {
  if (working) return 'processing';
  return stage.name === 'listening' || stage.name === 'recorded' ? stage.name : undefined;
}

/** Speaking instead of typing: records, lets the person check, and has it written down (spec sections 2 and 4). */
export default function VoiceInput({ context, shown, onHeard, onShow, onHolding }: VoiceInputProps) {
  const recorder = useRecorder();
  const { stage, stop } = recorder;
  const { working, failure, transcribe, giveUp, forgetFailure } = useTranscription(context);
  const box = useRef<HTMLDivElement>(null);
  const state = working ? 'processing' : stage.name;
  const holds = heldStage(stage, working);
  const wrong = failure ?? (stage.name === 'idle' ? stage.failure : undefined);
  const note = stage.name === 'recorded' ? stage.note : undefined;

  const focusFirst = (): void => {
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    // The whole box: the foot of a dialog or a step may cover the end of what has the focus.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const show = (): void => {
    flushSync(onShow);
    focusFirst();
  };

  const tell = useEffectEvent((now: HeldRecording['stage'] | undefined) =>
    onHolding(now && { stage: now, stop, show }),
  );
  useEffect(() => tell(holds), [holds]);
  useEffect(() => () => tell(undefined), []);

  const showFailure = useEffectEvent(() => {
    if (!shown) onShow();
  });
  useEffect(() => {
    if (wrong !== undefined) showFailure();
  }, [wrong]);

  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    if (!shown) stopNow();
  }, [shown]);

  // The control that was pressed is gone: the one that comes next takes the focus.
  const before = useRef(state);
  const goOn = useEffectEvent(focusFirst);
  useLayoutEffect(() => {
    const isHere = isFocusLost(box.current) || box.current?.contains(document.activeElement) === true;
    if (before.current !== state && shown && isHere) goOn();
    before.current = state;
  }, [state, shown]);

  // What is wanted of the transcript may change while it is on its way.
  const hear = useRef(onHeard);
  useLayoutEffect(() => {
    hear.current = onHeard;
  });

  const confirm = async (): Promise<void> => {
    if (stage.name !== 'recorded') return;
    const answer = await transcribe(stage.recording);
    if (answer === undefined) return;
    recorder.discard();
    hear.current(answer);
  };

  const anew = (action: () => void) => (): void => {
    forgetFailure();
    action();
  };

  return (
    <div ref={box} className="tr-rec mb-3" role="group" aria-label="Voice input" hidden={!shown}>
      <span className="tr-row flex-nowrap">
        {working && <span className="tr-live is-working" aria-hidden="true" />}
        {stage.name === 'listening' && <span className="tr-live" aria-hidden="true" />}
        <span className="fw-semibold" role="status">
          {wordsOf(stage, working)}
          {note !== undefined && <span className="d-block fw-normal tr-small">{note}</span>}
        </span>
      </span>
      {working && (
        <button type="button" className="btn btn-plain tr-push" data-first onClick={giveUp}>
          Cancel
        </button>
      )}
      {!working && stage.name === 'idle' && (
        <button type="button" className="btn btn-primary tr-push" data-first onClick={anew(recorder.start)}>
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
          onRetry={anew(recorder.retry)}
          onDiscard={anew(recorder.discard)}
        />
      )}
      {/* Always there, so that what appears in it is announced. */}
      <div className="tr-rec-wrong" role="alert">
        {wrong !== undefined && (
          <span className="invalid-feedback">
            <Icon name="exclamation-circle" />
            {wrong}
          </span>
        )}
      </div>
    </div>
  );
}
