import { Icon } from '../ui/icon';

interface RetryNoteProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says that a suggestion could not be had, and lets the person ask again; nothing waits for it. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  return (
    <div className="tr-note is-yellow mt-2" role="status">
      <Icon name="exclamation-triangle" />
      <div className="tr-row">
        {text}
        <button type="button" className="btn btn-plain btn-sm" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}
