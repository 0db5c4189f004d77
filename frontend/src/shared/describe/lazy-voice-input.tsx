import { notify } from '../toast/notify';
import { OnDemand } from '../ui/on-demand';
import type { VoiceInputProps } from './voice/voice-input';

interface LazyVoiceInputProps extends VoiceInputProps {
  /** The recorder could not be fetched; the person knows. */
  readonly onFailure: () => void;
}

const loadVoiceInput = () => import('./voice/voice-input');

/** The recorder, fetched when it is first wanted; most people type. */
export function LazyVoiceInput({ onFailure, ...voice }: LazyVoiceInputProps) {
  const handleFailure = (): void => {
    notify.error('The recorder could not be loaded. Check your connection and try again.');
    onFailure();
  };
  return (
    <OnDemand load={loadVoiceInput} wanted={voice.shown} onFailure={handleFailure}>
      {(VoiceInput) => <VoiceInput {...voice} />}
    </OnDemand>
  );
}
