import { notify } from '../toast/notify';
import { OnDemand } from '../ui/on-demand';
import type { VoiceInputProps } from './voice/voice-input';

interface VoicePartProps extends VoiceInputProps {
  /** The recorder could not be fetched; the person knows. */
  readonly onFailure: () => void;
}

const load = () => import('./voice/voice-input');

/** The recorder, fetched when it is first wanted; most people type. */
export function VoicePart({ onFailure, ...voice }: VoicePartProps) {
  const giveUp = (): void => {
    notify.error('The recorder could not be loaded. Check your connection and try again.');
    onFailure();
  };
  return (
    <OnDemand load={load} wanted={voice.shown} onFailure={giveUp}>
      {(VoiceInput) => <VoiceInput {...voice} />}
    </OnDemand>
  );
}
