import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { RetryLink } from './retry-link';
import type { Changes } from './use-changes';

interface HistoryErrorNoteProps {
  readonly changes: Changes;
  /** Focuses the list after a successful retry. */
  readonly onRecovered: () => void;
}

function getErrorText({ hasFailed, isStale }: Changes): string | undefined {
  if (hasFailed) return 'The history could not be loaded.';
  return isStale ? 'The latest changes could not be loaded.' : undefined;
}

/** Shows that the list of changes could not be loaded or refreshed. */
export function HistoryErrorNote({ changes, onRecovered }: HistoryErrorNoteProps) {
  const text = getErrorText(changes);
  const rememberFocus = useFocusAfterRetry(text !== undefined, onRecovered);
  if (text === undefined) return null;
  return (
    <div className="tr-note is-red tr-version-note mb-3">
      <Icon name="exclamation-circle" />
      <div className="tr-version-text" role="alert">
        {text}
        <ErrorReference error={changes.error} />
      </div>
      <div className="tr-version-actions">
        <RetryLink
          isWorking={changes.isLoading}
          onRetry={() => {
            rememberFocus();
            changes.retry();
          }}
        />
      </div>
    </div>
  );
}
