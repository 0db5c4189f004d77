import type { PastChange } from '@trackrecord/contracts';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { entryOf } from './use-lit-change';

interface StaleNoteProps {
  /** Whether the list could not be read again. */
  readonly stale: boolean;
  readonly working: boolean;
  /** The first change of the list. */
  readonly newest: PastChange | undefined;
  readonly onRetry: () => void;
}

/** Says that the list below may lack what was changed last. */
export function StaleNote({ stale, working, newest, onRetry }: StaleNoteProps) {
  const used = useRef(false);

  // The button goes when it has helped; the focus goes to what it brought.
  useLayoutEffect(() => {
    if (stale || !used.current) return;
    used.current = false;
    if (newest !== undefined && document.activeElement === document.body) entryOf(newest)?.focus();
  }, [stale, newest]);

  if (!stale) return null;
  return (
    <div className="tr-note is-red tr-version-note mb-3">
      <Icon name="exclamation-circle" />
      <div className="tr-version-words" role="alert">
        The latest changes could not be loaded.
      </div>
      <div className="tr-version-ways">
        <button
          type="button"
          className="tr-way"
          aria-disabled={working}
          onClick={() => {
            if (working) return;
            used.current = true;
            onRetry();
          }}
        >
          {working ? 'Trying...' : 'Try Again'}
        </button>
      </div>
    </div>
  );
}
