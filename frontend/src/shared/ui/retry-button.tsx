interface RetryButtonProps {
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** A retry button; `aria-disabled` while working, so that it keeps the focus. */
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
