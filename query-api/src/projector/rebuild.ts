import { type EventStore, pause, type RecordedEvent } from '@trackrecord/platform';
import { applyBatch, type Target } from './apply-batch.js';
import type { Projections } from './projections.js';

const AT_ONCE = 500;
/** Readers and the projector look for the live collection at least this often. */
const SWITCHED_AFTER = 2_000;

/** Fills a new collection from the whole log beside the live one, switches over, and drops the old one. */
export async function rebuildAll<View>(
  name: string,
  store: EventStore,
  projections: Projections,
  targetOf: (collection: string) => Target<View>,
): Promise<{ readonly collection: string; readonly events: number }> {
  const old = await projections.liveCollection(name);
  const collection = `${name}-views-${Date.now()}`;
  const target = targetOf(collection);
  let events = 0;
  let batch: RecordedEvent[] = [];
  const flush = async () => {
    const last = batch.at(-1);
    if (!last) return;
    await applyBatch(target, batch);
    await projections.advance(collection, last.position);
    events += batch.length;
    batch = [];
  };
  for await (const event of store.readAll()) {
    if (!event.stream.startsWith(target.projection.prefix)) continue;
    batch.push(event);
    if (batch.length >= AT_ONCE) await flush();
  }
  await flush();
  await projections.switchTo(name, collection);
  await pause(SWITCHED_AFTER);
  await projections.discard(old);
  return { collection, events };
}

/** Folds one stream again from its beginning into the live collection and lets it out of quarantine. */
export async function rebuildStream<View>(
  name: string,
  stream: string,
  store: EventStore,
  projections: Projections,
  targetOf: (collection: string) => Target<View>,
): Promise<number> {
  const live = targetOf(await projections.liveCollection(name));
  const target = { ...live, generation: Date.now() };
  await target.quarantine.release(stream);
  await target.views.write([{ subject: target.projection.subjectOf(stream), deleted: true }]);
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(stream)) events.push(event);
  if (events.length > 0) await applyBatch(target, events);
  return events.length;
}
