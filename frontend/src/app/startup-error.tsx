import { LoadFailure } from '../shared/ui/load-failure';
import { Main } from '../shared/ui/main';

interface StartupErrorProps {
  readonly onRetry: () => void;
}

/** The page when what nothing works without cannot be had: the configuration, or who was signed in here. */
export function StartupError({ onRetry }: StartupErrorProps) {
  return (
    <Main className="tr-alone">
      <h1 className="visually-hidden">Trackrecord</h1>
      <LoadFailure
        text="Trackrecord could not be started. Check your connection and try again."
        working={false}
        onRetry={onRetry}
      />
    </Main>
  );
}
