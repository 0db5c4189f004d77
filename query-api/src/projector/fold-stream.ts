import { eventMetadata, UndecodableEventError } from '@trackrecord/contracts';
import {
  type EventOpener,
  isUnopenable,
  KeyDestroyedError,
  NotSealedError,
  type RecordedEvent,
  type UnopenableError,
  describeUnopenable,
} from '@trackrecord/platform';
import { DamagedViewError } from './damaged-view.js';
import type { Projection } from './projection.js';
import type { StoredView, ViewWrite } from './view-store.js';

/** The reason why a stream is stuck: an unreadable or missing event. */
export interface Stuck {
  readonly kind: 'unreadable' | 'gap';
  readonly revision: number;
  readonly reason: string;
}

/**
 * The result of folding the events of one stream: a write, the reason why the stream is stuck, both, or neither if
 * there is nothing new.
 */
export interface FoldResult<View> {
  readonly write: ViewWrite<View> | undefined;
  readonly stuck: Stuck | undefined;
}

/**
 * Folds consecutive events of one stream into its document. Lower revisions are duplicates and skipped; a higher one is
 * a gap. An event whose key was destroyed only advances the revision; the final event of an erasure always applies. New
 * documents get the new generation. A stream is stuck at an event or document whose key is missing or wrong. Other
 * errors of decryption are thrown, so that nothing is skipped by accident or quarantined because the database of keys
 * is down.
 */
export async function foldStream<View>(
  projection: Projection<View>,
  eventOpener: EventOpener,
  stored: StoredView<View> | undefined,
  events: readonly RecordedEvent[],
  newGeneration = 0,
): Promise<FoldResult<View>> {
  const subject = projection.toSubject(events[0]?.stream ?? '');
  if (events.some(({ type }) => type === projection.erasureEventType)) {
    return { write: { subject, deleted: true }, stuck: undefined };
  }
  if (stored?.unreadable) return { write: undefined, stuck: describeUnreadableView(stored, stored.unreadable, events) };
  let revision = stored?.revision ?? -1;
  let view = stored?.view;
  let hasView = stored !== undefined;
  let stuck: FoldResult<View>['stuck'];
  let lastEvent: RecordedEvent | undefined;

  for (const event of events) {
    const eventRevision = Number(event.revision);
    if (eventRevision <= revision) continue;
    const payload = await openPayload(eventOpener, subject, event);
    if (payload !== undefined && 'problem' in payload) {
      stuck = {
        kind: 'unreadable',
        revision: eventRevision,
        reason: `${event.type} at revision ${eventRevision} ${payload.problem}`,
      };
      break;
    }
    if (eventRevision > revision + 1) {
      if (payload === undefined && !hasView) continue;
      stuck = { kind: 'gap', revision: eventRevision, reason: `gap: revision ${eventRevision} follows ${revision}` };
      break;
    }
    revision = eventRevision;
    const previousEvent = lastEvent;
    lastEvent = event;
    if (payload === undefined) continue;
    const evolved = evolve(projection, view, event, payload.value, subject);
    if ('reason' in evolved) {
      stuck = { kind: 'unreadable', revision: eventRevision, reason: evolved.reason };
      revision -= 1;
      lastEvent = previousEvent;
      break;
    }
    view = evolved.view;
    hasView = true;
  }
  if (revision === (stored?.revision ?? -1) || !hasView) return { write: undefined, stuck };
  const head = lastEvent && { commit: lastEvent.position.commit, eventId: lastEvent.id };
  const replaces = stored && { revision: stored.revision, generation: stored.generation };
  return { write: { subject, replaces, revision, generation: stored?.generation ?? newGeneration, view, head }, stuck };
}

/** Returns that a stream is stuck at its unreadable document; undefined if there are no new events. */
function describeUnreadableView(
  { revision }: StoredView<unknown>,
  error: UnopenableError | DamagedViewError,
  events: readonly RecordedEvent[],
): Stuck | undefined {
  const next = events.find((event) => Number(event.revision) > revision);
  if (!next) return undefined;
  const reason =
    error instanceof DamagedViewError
      ? error.message
      : `the view at revision ${revision} cannot be opened: ${describeUnopenable(error)}`;
  return { kind: 'unreadable', revision: Number(next.revision), reason };
}

/** Decrypts an event. Returns the reason if that fails, undefined if its key was destroyed. */
async function openPayload(
  eventOpener: EventOpener,
  subject: string,
  event: RecordedEvent,
): Promise<{ readonly value: unknown } | { readonly problem: string } | undefined> {
  try {
    return { value: await eventOpener.open(subject, event) };
  } catch (error) {
    if (error instanceof KeyDestroyedError) return undefined;
    if (error instanceof NotSealedError) return { problem: 'is not sealed' };
    if (isUnopenable(error)) return { problem: `cannot be opened: ${describeUnopenable(error)}` };
    throw error;
  }
}

function evolve<View>(
  projection: Projection<View>,
  view: View | undefined,
  event: RecordedEvent,
  payload: unknown,
  subject: string,
): { readonly view: View } | { readonly reason: string } {
  const metadata = eventMetadata.safeParse(event.metadata);
  const revision = Number(event.revision);
  if (!metadata.success)
    return { reason: `metadata of ${event.type} at revision ${revision} does not match its schema` };
  try {
    return { view: projection.evolve(view, { type: event.type, payload, metadata: metadata.data, revision }, subject) };
  } catch (error) {
    if (error instanceof UndecodableEventError) return { reason: error.message };
    throw error;
  }
}
