import { Icon } from '../../../ui/icon';
import type { PendingRecording } from '../../../forms/pending-recordings';
import { ElapsedTime } from '../elapsed-time';
import { PlaceNote } from '../place-note';
import { useVoiceBox } from '../use-voice-box';
import { VoiceBox } from '../voice-box';
import type { VoiceInputProps } from '../voice-input-props';
import type { DeviceLanguage } from './device-languages';
import { HeardText } from './heard-text';
import { LanguageChoice } from './language-choice';
import { useDeviceDictation } from './use-device-dictation';
import type { DeviceStage } from './use-device-dictation';

interface DeviceVoiceInputProps extends VoiceInputProps {
  /** The languages that the browser recognizes, at least one. */
  readonly languages: readonly DeviceLanguage[];
  readonly language: DeviceLanguage;
  readonly onChooseLanguage: (tag: string) => void;
  readonly onInstalled: (tag: string) => void;
  readonly onChangePlace: () => void;
  readonly replacesBox: boolean;
}

function getStatusText(stage: DeviceStage): string {
  if (stage.name === 'installing') return 'Your browser is downloading the language pack...';
  if (stage.name === 'opening') return 'Waiting for your microphone...';
  if (stage.name === 'listening') return stage.isStopping ? 'Finishing...' : 'Listening...';
  return 'Describe it in your own words, for up to 5 minutes.';
}

function toPendingStage(stage: DeviceStage): PendingRecording['stage'] | undefined {
  if (stage.name !== 'listening') return undefined;
  return stage.isStopping ? 'processing' : 'listening';
}

function getDot(stage: DeviceStage): 'working' | 'listening' | undefined {
  if (stage.name === 'installing') return 'working';
  if (stage.name !== 'listening') return undefined;
  return stage.isStopping ? 'working' : 'listening';
}

/** Dictation on the device: what the browser hears is shown, and added to the description when it ends. */
export function DeviceVoiceInput(props: DeviceVoiceInputProps) {
  const { isShown, onTranscript, onShow, onPendingChange, languages, language, replacesBox } = props;
  const dictation = useDeviceDictation({
    isShown,
    onText: (text, message) =>
      onTranscript({ success: true, message, originalText: text, skills: {}, rough: false, engine: 'browser' }),
    onInstalled: props.onInstalled,
  });
  const { stage } = dictation;
  const errorText = stage.name === 'idle' ? stage.errorText : undefined;
  const box = useVoiceBox({
    isShown,
    onShow,
    onPendingChange,
    shownStage: stage.name,
    replacesBox,
    pendingStage: toPendingStage(stage),
    errorText,
    stop: stage.name === 'listening' ? dictation.stop : dictation.cancel,
  });

  return (
    <VoiceBox box={box} isShown={isShown} status={getStatusText(stage)} dot={getDot(stage)} errorText={errorText}>
      {stage.name === 'idle' && (
        <>
          <button
            type="button"
            className="btn btn-primary tr-push"
            data-first-focus
            onClick={() => dictation.start(language)}
          >
            <Icon name="mic" />
            Start dictating
          </button>
          {languages.length > 1 && (
            <LanguageChoice languages={languages} language={language} onChoose={props.onChooseLanguage} />
          )}
          <PlaceNote place="device" onChange={props.onChangePlace} />
        </>
      )}
      {(stage.name === 'installing' || stage.name === 'opening') && (
        <button type="button" className="btn btn-plain tr-push" data-first-focus onClick={dictation.cancel}>
          Cancel
        </button>
      )}
      {stage.name === 'listening' && (
        <>
          <ElapsedTime getElapsedMs={stage.session.getElapsedMs} label="Dictated" />
          <button
            type="button"
            className="btn btn-primary tr-push"
            aria-disabled={stage.isStopping}
            data-first-focus
            onClick={dictation.stop}
          >
            <Icon name="stop-fill" />
            Stop
          </button>
          <HeardText heard={stage.heard} />
        </>
      )}
    </VoiceBox>
  );
}
