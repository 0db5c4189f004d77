import { Icon } from '../../../shared/ui/icon';
import { RetryWay } from './retry-way';
import type { Changes } from './use-changes';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';

interface UnreadNoteProps {
  readonly changes: Changes;
  /** Gives the focus to what trying again has brought. */
  readonly onHelped: () => void;
}

function textOf({ failed, stale }: Changes): string | undefined {
  if (failed) return 'The history could not be loaded.';
  return stale ? 'The latest changes could not be loaded.' : undefined;
}

/** Says that the list could not be read, or that the one below may lack what was changed last. */
export function UnreadNote({ changes, onHelped }: UnreadNoteProps) {
  const text = textOf(changes);
  const remember = useFocusAfterRetry(text !== undefined, onHelped);
  if (text === undefined) return null;
  return (
    <div className="tr-note is-red tr-version-note mb-3">
      <Icon name="exclamation-circle" />
      <div className="tr-version-words" role="alert">
        {text}
      </div>
      <div className="tr-version-ways">
        <RetryWay
          working={changes.reading}
          onRetry={() => {
            remember();
            changes.retry();
          }}
        />
      </div>
    </div>
  );
}
