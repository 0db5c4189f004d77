import { Icon } from './icon';
import { RetryButton } from './retry-button';

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
