import type { EventDetails, EventReference } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { formatMoment, shortenStream } from '../event-texts';
import { useStreamsUrl } from '../streams-url';
import { JobTag } from './job-tag';

interface EventLinkProps {
  readonly reference: EventReference;
  readonly onOpen: (eventId: string) => void;
}

/** Another event, shown when its name is pressed. */
function EventLink({ reference, onOpen }: EventLinkProps) {
  const { eventId, type, stream, revision, at } = reference;
  return (
    <>
      <button type="button" className="tr-link-button" onClick={() => onOpen(eventId)}>
        {type}
      </button>
      <span className="tr-muted tr-small tr-num">
        {`${shortenStream(stream)}, revision ${revision} · ${formatMoment(at)}`}
      </span>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Row = ({ label, children }: RowProps) => (
  <li>
    <span className="tr-relation">{label}</span>
    {children}
  </li>
);

/** What an event is connected with: its neighbours, what caused it, what it caused, and its jobs. */
export function Relations({ details }: { readonly details: EventDetails }) {
  const { previous, next, cause, caused, jobs, upcasters } = details;
  const { follow } = useStreamsUrl();
  const link = (reference: EventReference) => <EventLink reference={reference} onOpen={follow} />;
  return (
    <ul className="tr-relations" aria-label="Connected with">
      <Row label="Before it">{previous === null ? 'Nothing: the stream begins here' : link(previous)}</Row>
      <Row label="After it">{next === null ? 'Nothing yet' : link(next)}</Row>
      <Row label="Caused by">{cause === null ? 'A command' : link(cause)}</Row>
      {caused.map((reference) => (
        <Row key={reference.eventId} label="Caused">
          {link(reference)}
        </Row>
      ))}
      {jobs.map(({ id, name, queue, state }) => (
        <Row key={id} label="Added job">
          <span>{name}</span>
          <JobTag state={state} />
          <span className="tr-muted tr-small">{`queue ${queue}`}</span>
        </Row>
      ))}
      {upcasters.length > 0 && <Row label="Upcasters">{upcasters.join(', ')}</Row>}
    </ul>
  );
}
