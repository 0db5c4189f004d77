import { useState } from 'react';
import { isApiError } from '../api/api-error';

interface ErrorReferenceProps {
  /** The error of a request; nothing is shown for any other. */
  readonly error: unknown;
}

/** The reference of a failed request, by which support finds it, with a button that copies the whole request id. */
export function ErrorReference({ error }: ErrorReferenceProps) {
  const [copied, setCopied] = useState<string>();
  const [shownInFull, setShownInFull] = useState<string>();
  const requestId = isApiError(error) ? error.requestId : undefined;
  if (requestId === undefined) return null;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(requestId);
      setCopied(requestId);
    } catch {
      // Without permission or HTTPS. The user can select it instead.
      setShownInFull(requestId);
    }
  };

  return (
    <span className="tr-row tr-small">
      Reference {requestId === shownInFull ? requestId : `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`}
      <button
        type="button"
        className="tr-link-button"
        aria-label={requestId === copied ? undefined : 'Copy reference'}
        onClick={(event) => {
          // A click on a toast closes it.
          event.stopPropagation();
          void copy();
        }}
      >
        {requestId === copied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}
