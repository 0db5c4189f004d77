import type { EventPayload } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { getErrorMessage, isApiError } from '../api/api-error';
import { ErrorReference } from '../ui/error-reference';
import { Icon } from '../ui/icon';
import { ButtonSpinner } from '../ui/loading';
import { useFocusContainerFallback } from '../ui/use-focus-fallback';
import { CopyButton } from './copy-button';
import { JsonBlock } from './json-block';
import { Note } from './note';

interface Refusal {
  readonly text: ReactNode;
  /** Whether trying again may change it. */
  readonly canRetry?: boolean;
}

/** Why payloads are not opened, by the code of the error. */
type Refusals = Readonly<Record<string, Refusal>>;

const ERASED: Refusals = {
  erased: {
    text: (
      <>
        <strong>The account was erased.</strong> Its key is destroyed, so this payload can no longer be read.
      </>
    ),
  },
};

const findRefusal = (error: unknown, refusals: Refusals): Refusal | undefined =>
  isApiError(error) && error.code !== undefined && Object.hasOwn(refusals, error.code)
    ? refusals[error.code]
    : undefined;

/** Why a payload was not opened. */
function PayloadError({ error, refusal }: { readonly error: unknown; readonly refusal: Refusal | undefined }) {
  if (refusal !== undefined) return <Note>{refusal.text}</Note>;
  return (
    <Note tone="is-red">
      {getErrorMessage(error, 'The payload could not be opened.')}
      <ErrorReference error={error} />
    </Note>
  );
}

function PayloadJson({ title, value }: { readonly title: string; readonly value: unknown }) {
  const json = JSON.stringify(value, undefined, 2);
  return (
    <div>
      <div className="tr-row">
        <h4 className="mb-0">{title}</h4>
        <CopyButton text={json} label={`Copy the payload ${title.toLowerCase()}`} />
      </div>
      <JsonBlock label={`Payload ${title.toLowerCase()}`} json={json} />
    </div>
  );
}

/** The request that opens a payload, which the server records. */
export interface PayloadRequest {
  readonly data?: EventPayload | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  /** Forgets the payload and the error. */
  readonly reset: () => void;
}

interface PayloadSectionProps {
  /** What is known of the payload while it is closed. */
  readonly summary: ReactNode;
  /** Who may open it, or why it can no longer be opened; shown while it is closed. */
  readonly hint: string;
  /** What is said after a refusal, besides that of an erased account. */
  readonly refusals: Refusals;
  readonly request: PayloadRequest;
  /** Sends the request; undefined if the payload can no longer be opened. */
  readonly onOpen: (() => void) | undefined;
}

/** The payload of an event, with a button that opens it: each opening is recorded. */
export function PayloadSection({ summary, hint, refusals, request, onOpen }: PayloadSectionProps) {
  const { data: payload, error, isLoading, reset } = request;
  const hasFailed = error !== undefined && !isLoading;
  const refusal = hasFailed ? findRefusal(error, { ...ERASED, ...refusals }) : undefined;
  const canOpen = onOpen !== undefined && (refusal === undefined || refusal.canRetry === true);
  // The button disappears after a refusal.
  const section = useFocusContainerFallback<HTMLElement>();
  const openLabel = hasFailed ? 'Try Again' : 'Open payload';
  const press = (): void => {
    if (payload !== undefined) reset();
    else if (!isLoading) onOpen?.();
  };
  return (
    <section ref={section} className="tr-sealed" aria-labelledby="payload-title" tabIndex={-1}>
      <h3 id="payload-title" className="visually-hidden">
        Payload
      </h3>
      <div className="tr-row">
        <Icon name="key" />
        {summary}
        {canOpen && (
          // One button for all its states, so that it keeps the focus.
          <button type="button" className="btn btn-plain btn-sm tr-push" aria-disabled={isLoading} onClick={press}>
            {isLoading && <ButtonSpinner />}
            {payload === undefined ? openLabel : 'Close payload'}
          </button>
        )}
      </div>
      {payload === undefined && !hasFailed && <p className="tr-small mb-0 mt-2">{hint}</p>}
      <div role="alert">{hasFailed && <PayloadError error={error} refusal={refusal} />}</div>
      {payload !== undefined && (
        <div className="tr-stack mt-3">
          <PayloadJson title={`As stored, version ${payload.version}`} value={payload.stored} />
          {payload.upcast !== null && <PayloadJson title="As readers see it" value={payload.upcast} />}
        </div>
      )}
    </section>
  );
}
