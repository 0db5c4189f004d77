import { useState } from 'react';
import type { ApiError } from '../api/api-error';

interface ErrorReferenceProps {
  /** The error of a request; nothing is shown for any other. */
  readonly error: unknown;
}

/** The reference of a failed request, by which support finds it, with a button that copies the whole request id. */
export function ErrorReference({ error }: ErrorReferenceProps) {
  const [lastCopy, setLastCopy] = useState<{ readonly requestId: string; readonly hasFailed: boolean }>();
  // `isApiError` is not used here, because it would be loaded before the first page.
  const { requestId } = (error ?? {}) as Partial<ApiError>;
  if (requestId === undefined) return null;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(requestId);
      setLastCopy({ requestId, hasFailed: false });
    } catch {
      // Copying fails without permission or HTTPS. The user can select the whole id instead.
      setLastCopy({ requestId, hasFailed: true });
    }
  };
  const hasCopyFailed = lastCopy?.requestId === requestId ? lastCopy.hasFailed : undefined;
  const isCopied = hasCopyFailed === false;

  return (
    <span className="tr-row tr-small">
      Reference {hasCopyFailed === true ? requestId : `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`}
      <button
        type="button"
        className="tr-link-button"
        aria-label={isCopied ? undefined : 'Copy reference'}
        onClick={(event) => {
          // A click on a toast closes it.
          event.stopPropagation();
          void copy();
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}
