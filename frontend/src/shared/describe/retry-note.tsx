import { Icon } from '../ui/icon';

interface RetryNoteProps {
  /** What failed; nothing is shown without it. */
  readonly text: string | undefined;
  readonly onRetry: () => void;
}

/** Says that a suggestion could not be had, and lets the person ask again; nothing waits for it. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  return (
    // Always there, so that what appears in it is announced.
    <div className={text === undefined ? 'visually-hidden' : 'tr-note is-yellow mt-2'} role="status">
      {text !== undefined && (
        <>
          <Icon name="exclamation-triangle" />
          <div className="tr-row">
            {text}
            <button type="button" className="btn btn-plain btn-sm" onClick={onRetry}>
              Try again
            </button>
          </div>
        </>
      )}
    </div>
  );
}
