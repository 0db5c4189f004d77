import { ErrorReference } from '../ui/error-reference';
import { Icon } from '../ui/icon';

interface RetryNoteProps {
  /** The message; nothing is shown without it. */
  readonly text: string | undefined;
  /** The error of the request, whose reference is shown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Non-blocking error of a suggestion, with a retry button. */
export function RetryNote({ text, error, onRetry }: RetryNoteProps) {
  return (
    // Always mounted, so that changes are announced.
    <div className={text === undefined ? 'visually-hidden' : 'tr-note is-yellow mt-2'} role="status">
      {text !== undefined && (
        <>
          <Icon name="exclamation-triangle" />
          <div className="tr-row">
            {text}
            <button type="button" className="btn btn-plain btn-sm" onClick={onRetry}>
              Try again
            </button>
            <ErrorReference error={error} />
          </div>
        </>
      )}
    </div>
  );
}
