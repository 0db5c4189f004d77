import { useEffect, useRef } from 'react';
import { formatTime } from '../format/format-time';
import { Icon } from '../ui/icon';
import { isFocusLost } from '../ui/is-focus-lost';
import { ButtonSpinner } from '../ui/loading';
import { useEndAccesses } from './use-end-accesses';
import { useOpenAccesses } from './use-open-accesses';

/**
 * Says on every screen that support can see the profile, with a button that ends it. Empty while no session is open.
 */
export function AccessBanner() {
  const { uid, items, until } = useOpenAccesses();
  const { end, isEnding } = useEndAccesses(uid);
  const isOpen = items.length > 0;
  const wasEndClicked = useRef(false);

  // The clicked button disappears with the banner.
  useEffect(() => {
    if (!isOpen && wasEndClicked.current && isFocusLost(null)) document.getElementById('main')?.focus();
    wasEndClicked.current = false;
  }, [isOpen]);

  return (
    // Always rendered, since screen readers announce only changes of an existing status.
    <div role="status" className={isOpen ? 'tr-band' : undefined}>
      {isOpen && (
        <>
          <Icon name="eye" />
          <span>
            Support can see your profile until <strong className="tr-num">{formatTime(until)}</strong>.
          </span>
          <button
            type="button"
            className="btn btn-plain btn-sm"
            aria-disabled={isEnding}
            onClick={() => {
              wasEndClicked.current = true;
              void end(items);
            }}
          >
            {isEnding && <ButtonSpinner />}
            End now
          </button>
        </>
      )}
    </div>
  );
}
