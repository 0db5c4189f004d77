import type { EventPayload, LogEvent, StreamPage } from '@trackrecord/contracts';
import { getErrorMessage, isApiError } from '../../../shared/api/api-error';
import { CopyButton } from '../../../shared/staff/copy-button';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { formatBytes } from '../event-texts';
import { Note } from '../notes';
import { useOpenPayloadMutation } from '../streams-api';

const KEY_TEXTS: Readonly<Record<StreamPage['key'], { readonly text: string; readonly tone: string }>> = {
  present: { text: 'Key present', tone: 'is-green' },
  destroyed: { text: 'Key destroyed', tone: 'is-red' },
  missing: { text: 'No key', tone: 'is-yellow' },
};

/** Says whether the payloads of a stream can be read at all. */
export function KeyTag({ state }: { readonly state: StreamPage['key'] }) {
  const { text, tone } = KEY_TEXTS[state];
  return <span className={`tr-tag ${tone}`}>{text}</span>;
}

/** Why a payload was not opened. */
function PayloadError({ error }: { readonly error: unknown }) {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'sealed') {
    return (
      <Note>
        <strong>This payload stays sealed.</strong> You can open those of your own account, and of accounts that were
        marked for tests on the server (<code>mark-test</code>).
      </Note>
    );
  }
  if (code === 'erased') {
    return (
      <Note tone="is-red">
        <strong>The account was erased.</strong> Its key is destroyed, so this payload can no longer be read.
      </Note>
    );
  }
  return (
    <Note tone="is-red">
      {getErrorMessage(error, 'The payload could not be opened.')}
      <ErrorReference error={error} />
    </Note>
  );
}

function PayloadJson({ title, value }: { readonly title: string; readonly value: unknown }) {
  const text = JSON.stringify(value, undefined, 2);
  return (
    <div>
      <div className="tr-row">
        <h4 className="mb-0">{title}</h4>
        <CopyButton text={text} label={`Copy the payload ${title.toLowerCase()}`} />
      </div>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- scrolls */}
      <pre className="tr-staff-code tr-json" role="region" aria-label={`Payload ${title.toLowerCase()}`} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

function OpenedPayload({ payload }: { readonly payload: EventPayload }) {
  return (
    <div className="tr-stack mt-3">
      <PayloadJson title={`As stored, version ${payload.version}`} value={payload.stored} />
      {payload.upcast !== null && <PayloadJson title="As readers see it" value={payload.upcast} />}
    </div>
  );
}

interface SealedBlockProps {
  readonly event: LogEvent;
  readonly isSealed: boolean | undefined;
  readonly keyState: StreamPage['key'] | undefined;
}

/** The payload of an event: sealed, unless the server opens it for this developer. */
export function SealedBlock({ event, isSealed = true, keyState }: SealedBlockProps) {
  const [open, { data: payload, error, isLoading, reset }] = useOpenPayloadMutation();
  const isGone = keyState === 'destroyed' && isSealed;
  return (
    <section className="tr-sealed" aria-labelledby="payload-title">
      <h3 id="payload-title" className="visually-hidden">
        Payload
      </h3>
      <div className="tr-row">
        <Icon name="key" />
        <span className="fw-semibold tr-num">
          {formatBytes(event.bytes)} {isSealed ? 'sealed' : 'in clear'}
        </span>
        {keyState !== undefined && isSealed && <KeyTag state={keyState} />}
        <span className="tr-push">
          {payload === undefined && !isGone && (
            <button
              type="button"
              className="btn btn-plain btn-sm"
              aria-disabled={isLoading}
              onClick={() => {
                if (!isLoading) void open({ stream: event.stream, revision: event.revision });
              }}
            >
              {isLoading && <ButtonSpinner />}
              Open payload
            </button>
          )}
          {payload !== undefined && (
            <button type="button" className="btn btn-plain btn-sm" onClick={reset}>
              Close payload
            </button>
          )}
        </span>
      </div>
      {isGone && <p className="tr-small mb-0 mt-2">The account was erased, so this payload can no longer be read.</p>}
      {!isGone && payload === undefined && error === undefined && (
        <p className="tr-small mb-0 mt-2">Opening is recorded with your name. It needs your own or a test account.</p>
      )}
      <div role="alert">{error !== undefined && !isLoading && <PayloadError error={error} />}</div>
      {payload !== undefined && <OpenedPayload payload={payload} />}
    </section>
  );
}
