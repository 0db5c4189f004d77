import { PayloadSection } from '../../../shared/staff/payload-section';
import { useOpenEventPayloadMutation } from './replay-api';
import type { ReplaySession } from './replay-context';

const REFUSALS = {
  sealed: {
    text: (
      <>
        <strong>This payload stays sealed.</strong> It cannot be opened in this access session.
      </>
    ),
  },
  // The server finds the event of a session's person by its id in the index.
  'event-not-found': {
    text: 'The index does not have this event: it is too old, or it was stored a moment ago.',
    canRetry: true,
  },
  'index-off': {
    text: (
      <>
        Payloads are found by the index of events, which is off: <code>EVENT_INDEX_DAYS=0</code>.
      </>
    ),
  },
};

interface ChangePayloadProps {
  readonly session: ReplaySession;
  readonly eventId: string;
}

/** What the event of a change stored, opened in the access session and shown to the person. */
export function ChangePayload({ session, eventId }: ChangePayloadProps) {
  const [open, request] = useOpenEventPayloadMutation();
  return (
    <PayloadSection
      summary={<span className="fw-semibold">Payload</span>}
      hint="What the event stored, as JSON. Opening it is recorded and shown to the person."
      refusals={REFUSALS}
      request={request}
      onOpen={() => void open({ ...session, eventId })}
    />
  );
}
