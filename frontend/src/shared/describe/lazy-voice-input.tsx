import { notify } from '../toast/notify';
import { LoadOnDemand } from '../ui/load-on-demand';
import type { VoiceInputProps } from './voice/voice-input-props';

interface LazyVoiceInputProps extends VoiceInputProps {
  /** Called after an error toast if the recorder could not be loaded. */
  readonly onFailure: () => void;
}

const loadVoiceInput = () => import('./voice/voice-input');

/** The voice input, loaded as a separate chunk when it is first shown. */
export function LazyVoiceInput({ onFailure, ...voice }: LazyVoiceInputProps) {
  const handleFailure = (): void => {
    notify.error('The recorder could not be loaded. Check your connection and try again.');
    onFailure();
  };
  return (
    <LoadOnDemand load={loadVoiceInput} shouldLoad={voice.isShown} onFailure={handleFailure}>
      {(VoiceInput) => <VoiceInput {...voice} />}
    </LoadOnDemand>
  );
}
