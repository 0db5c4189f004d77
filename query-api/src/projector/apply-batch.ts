import type { EventOpener, Logger, RecordedEvent } from '@trackrecord/platform';
import { foldStream } from './fold-stream.js';
import type { Projection } from './projection.js';
import type { Quarantine } from './quarantine.js';
import type { RecentViews } from './recent-views.js';
import { LostRace, type StoredView, type ViewStore, type ViewWrite } from './view-store.js';

/** What applying events to one collection needs. */
export interface Target<View> {
  readonly projection: Projection<View>;
  readonly views: ViewStore<View>;
  readonly recent: RecentViews<View>;
  /** The generation of documents that are made new: 0 but in a rebuild of one stream. */
  readonly generation?: number;
  readonly sealed: EventOpener;
  readonly quarantine: Quarantine;
  readonly logger: Logger;
}

const MOST_RACES = 5;

/**
 * Applies events, in order, to the documents of their streams in one write. Applying them again changes nothing.
 * @throws {LostRace} when another projector keeps being faster.
 */
export async function applyBatch<View>(target: Target<View>, events: readonly RecordedEvent[]): Promise<void> {
  for (let race = 1; ; race += 1) {
    try {
      await applyOnce(target, events);
      return;
    } catch (error) {
      target.recent.forget();
      if (!(error instanceof LostRace) || race >= MOST_RACES) throw error;
    }
  }
}

async function applyOnce<View>(target: Target<View>, events: readonly RecordedEvent[]): Promise<void> {
  const { projection, views, sealed, quarantine, recent, generation, logger } = target;
  const locked = await quarantine.streams();
  const streams = [...byStream(events)].filter(([stream]) => !locked.has(stream));
  const stored = await storedViews(
    target,
    streams.map(([stream]) => projection.subjectOf(stream)),
  );
  const writes: ViewWrite<View>[] = [];
  for (const [stream, ofStream] of streams) {
    const before = stored.get(projection.subjectOf(stream));
    const { write, stuck } = await foldStream(projection, sealed, before, ofStream, generation);
    if (write) writes.push(write);
    if (!stuck) continue;
    await quarantine.add(stream, stuck.revision, stuck.reason);
    logger.error({ projection: projection.name, stream, ...stuck }, 'stream quarantined');
  }
  await views.write(writes);
  for (const write of writes) {
    if ('deleted' in write) recent.remember(write.subject, undefined);
    else recent.remember(write.subject, { revision: write.to, generation: write.generation, view: write.view });
  }
}

async function storedViews<View>({ views, recent }: Target<View>, subjects: readonly string[]) {
  const { known, unknown } = recent.recall(subjects);
  const read = unknown.length === 0 ? new Map<string, StoredView<View>>() : await views.read(unknown);
  return new Map([...known, ...read]);
}

function byStream(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const known = streams.get(event.stream);
    if (known) known.push(event);
    else streams.set(event.stream, [event]);
  }
  return streams;
}
