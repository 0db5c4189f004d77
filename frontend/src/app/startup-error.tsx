import { LoadError } from '../shared/ui/load-error';
import { Main } from '../shared/ui/main';

interface StartupErrorProps {
  readonly onRetry: () => void;
}

/** Full-page error shown when the configuration or the authentication state cannot be loaded. */
export function StartupError({ onRetry }: StartupErrorProps) {
  return (
    <Main className="tr-alone">
      <h1 className="visually-hidden">Trackrecord</h1>
      <LoadError
        text="Trackrecord could not be started. Check your connection and try again."
        working={false}
        onRetry={onRetry}
      />
    </Main>
  );
}
