import { LoadFailure } from '../shared/ui/load-failure';

interface StartFailureProps {
  readonly onRetry: () => void;
}

/** The page when the configuration cannot be had: nothing works without it. */
export function StartFailure({ onRetry }: StartFailureProps) {
  return (
    <main className="tr-alone">
      <h1 className="visually-hidden">Trackrecord</h1>
      <LoadFailure
        text="Trackrecord could not be started. Check your connection and try again."
        working={false}
        onRetry={onRetry}
      />
    </main>
  );
}
