import { Icon } from './icon';

interface RetryButtonProps {
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** A retry button; `aria-disabled` while working, so that it keeps the focus. */
export function RetryButton({ working, onRetry }: RetryButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-plain"
      aria-disabled={working}
      onClick={() => {
        if (!working) onRetry();
      }}
    >
      {working ? 'Trying...' : 'Try Again'}
    </button>
  );
}

interface LoadErrorProps {
  readonly text: string;
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** An error card with a retry button. */
export function LoadError({ text, working, onRetry }: LoadErrorProps) {
  return (
    <section className="card" aria-label="Loading failed">
      <div className="tr-empty">
        <div className="tr-note is-red text-start" role="alert">
          <Icon name="exclamation-circle" />
          <div>{text}</div>
        </div>
        <RetryButton working={working} onRetry={onRetry} />
      </div>
    </section>
  );
}
