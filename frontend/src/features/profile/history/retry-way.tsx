interface RetryWayProps {
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** A way to try again within a note. Disabled in earnest while it works it would lose the focus. */
export function RetryWay({ working, onRetry }: RetryWayProps) {
  return (
    <button
      type="button"
      className="tr-way"
      aria-disabled={working}
      onClick={() => {
        if (!working) onRetry();
      }}
    >
      {working ? 'Trying...' : 'Try Again'}
    </button>
  );
}
