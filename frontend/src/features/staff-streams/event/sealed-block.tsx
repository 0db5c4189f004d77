import type { LogEvent, StreamPage } from '@trackrecord/contracts';
import { PayloadSection } from '../../../shared/staff/payload-section';
import { formatBytes } from '../event-texts';
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

const REFUSALS = {
  sealed: {
    text: (
      <>
        <strong>This payload stays sealed.</strong> You can open those of your own account, and of accounts that were
        marked for tests on the server (<code>mark-test</code>).
      </>
    ),
  },
};

interface SealedBlockProps {
  readonly event: LogEvent;
  readonly isSealed: boolean | undefined;
  readonly keyState: StreamPage['key'] | undefined;
}

/** The payload of an event: sealed, unless the server opens it for this developer. */
export function SealedBlock({ event, isSealed = true, keyState }: SealedBlockProps) {
  const [open, request] = useOpenPayloadMutation();
  const isGone = keyState === 'destroyed' && isSealed;
  return (
    <PayloadSection
      summary={
        <>
          <span className="fw-semibold tr-num">
            {formatBytes(event.bytes)} {isSealed ? 'sealed' : 'in clear'}
          </span>
          {keyState !== undefined && isSealed && <KeyTag state={keyState} />}
        </>
      }
      hint={
        isGone
          ? 'The account was erased, so this payload can no longer be read.'
          : 'You can open payloads of your own account and of test accounts. Each is recorded with your name.'
      }
      refusals={REFUSALS}
      request={request}
      onOpen={isGone ? undefined : () => void open({ stream: event.stream, revision: event.revision })}
    />
  );
}
