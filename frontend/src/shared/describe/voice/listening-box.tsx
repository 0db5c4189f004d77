import { Icon } from '../../ui/icon';
import { ElapsedTime } from './elapsed-time';
import type { MicrophoneSession } from './microphone';
import { Wave } from './wave';

interface ListeningBoxProps {
  readonly session: MicrophoneSession;
  readonly onStop: () => void;
}

/** Shows the volume, the elapsed time and a stop button while recording. */
export function ListeningBox({ session, onStop }: ListeningBoxProps) {
  return (
    <>
      <Wave getLevels={session.getLevels} />
      <ElapsedTime getElapsedMs={session.getElapsedMs} label="Recorded" />
      <button type="button" className="btn btn-primary" data-first-focus onClick={onStop}>
        <Icon name="stop-fill" />
        Stop
      </button>
    </>
  );
}
