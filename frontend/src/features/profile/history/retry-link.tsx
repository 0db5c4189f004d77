interface RetryLinkProps {
  readonly isWorking: boolean;
  readonly onRetry: () => void;
}

/** A retry button that looks like a link. Uses `aria-disabled`, since `disabled` would drop the focus. */
export function RetryLink({ isWorking, onRetry }: RetryLinkProps) {
  return (
    <button
      type="button"
      className="tr-link-button"
      aria-disabled={isWorking}
      onClick={() => {
        if (!isWorking) onRetry();
      }}
    >
      {isWorking ? 'Trying...' : 'Try Again'}
    </button>
  );
}
