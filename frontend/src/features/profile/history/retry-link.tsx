interface RetryLinkProps {
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** A retry button that looks like a link. Uses `aria-disabled`, since `disabled` would drop the focus. */
export function RetryLink({ working, onRetry }: RetryLinkProps) {
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
