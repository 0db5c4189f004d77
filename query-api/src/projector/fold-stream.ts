import { eventMetadata, UndecodableEvent } from '@trackrecord/contracts';
import { type EventOpener, KeyDestroyed, type RecordedEvent } from '@trackrecord/platform';
import type { Projection } from './projection.js';
import type { StoredView, ViewWrite } from './view-store.js';

/** What the events of one stream come to: perhaps a write, perhaps a reason why the stream cannot be folded further. */
export interface Folded<View> {
  readonly write: ViewWrite<View> | undefined;
  readonly stuck: { readonly revision: number; readonly reason: string } | undefined;
}

/**
 * Folds consecutive events of one stream into its document (design.md section 3): a lower revision is a duplicate and
 * skipped, a higher one a gap; an event whose key was destroyed advances the revision and changes nothing; the erasing
 * event applies at any revision. A new document gets the new generation. Any other failure to open an event is thrown, so that nothing is ever skipped by chance.
 */
export async function foldStream<View>(
  projection: Projection<View>,
  sealed: EventOpener,
  stored: StoredView<View> | undefined,
  events: readonly RecordedEvent[],
  newGeneration = 0,
): Promise<Folded<View>> {
  const subject = projection.subjectOf(events[0]?.stream ?? '');
  const from = stored?.revision;
  let revision = from ?? -1;
  let view = stored?.view;
  let readable = stored !== undefined;
  let deleted = false;
  let stuck: Folded<View>['stuck'];

  for (const event of events) {
    const next = Number(event.revision);
    if (event.type === projection.erasedBy) {
      deleted = true;
      break;
    }
    if (next <= revision) continue;
    const payload = await openPayload(sealed, subject, event);
    if (next > revision + 1) {
      if (payload === undefined && !readable) continue;
      stuck = { revision: next, reason: `gap: revision ${next} follows ${revision}` };
      break;
    }
    revision = next;
    if (payload === undefined) continue;
    const evolved = evolve(projection, view, event, payload.value, subject);
    if ('reason' in evolved) {
      stuck = { revision: next, reason: evolved.reason };
      revision -= 1;
      break;
    }
    view = evolved.view;
    readable = true;
  }
  if (deleted) return { write: { subject, deleted: true }, stuck: undefined };
  const changed = revision > (from ?? -1) && readable;
  const generation = stored?.generation ?? newGeneration;
  return { write: changed ? { subject, generation, from, to: revision, view } : undefined, stuck };
}

async function openPayload(sealed: EventOpener, subject: string, event: RecordedEvent) {
  try {
    return { value: await sealed.open(subject, event) };
  } catch (error) {
    if (error instanceof KeyDestroyed) return undefined;
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
  if (!metadata.success) return { reason: `metadata of ${event.type} at revision ${revision} does not fit` };
  try {
    return { view: projection.evolve(view, { type: event.type, payload, metadata: metadata.data, revision }, subject) };
  } catch (error) {
    if (error instanceof UndecodableEvent) return { reason: error.message };
    throw error;
  }
}
