import { ErrorReference } from './error-reference';
import { Icon } from './icon';

interface RetryButtonProps {
  readonly isWorking: boolean;
  readonly onRetry: () => void;
}

/** A retry button; `aria-disabled` while working, so that it keeps the focus. */
export function RetryButton({ isWorking, onRetry }: RetryButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-disabled={isWorking}
      onClick={() => {
        if (!isWorking) onRetry();
      }}
    >
      {isWorking ? 'Trying...' : 'Try Again'}
    </button>
  );
}

interface LoadErrorProps {
  readonly text: string;
  /** The error of the request, whose reference is shown. */
  readonly error?: unknown;
  readonly isWorking: boolean;
  readonly onRetry: () => void;
}

/** An error with a retry button, inside a card. */
export function LoadErrorBody({ text, error, isWorking, onRetry }: LoadErrorProps) {
  return (
    <div className="tr-empty">
      <div className="tr-note is-red text-start" role="alert">
        <Icon name="exclamation-circle" />
        <div>
          {text}
          <ErrorReference error={error} />
        </div>
      </div>
      <RetryButton isWorking={isWorking} onRetry={onRetry} />
    </div>
  );
}

/** An error card with a retry button. */
export function LoadError(props: LoadErrorProps) {
  return (
    <section className="card" aria-label="Loading failed">
      <LoadErrorBody {...props} />
    </section>
  );
}
