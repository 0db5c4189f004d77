interface RetryButtonProps {
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** Tries again to load what could not be loaded. It keeps the focus while it does. */
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
