import { randomBytes, randomUUID } from 'node:crypto';
import { getSchemaVersion, type ViewCollection } from '@trackrecord/contracts';
import {
  connectMongo,
  createLogger,
  EventLog,
  EventSealer,
  EventStore,
  KeyStore,
  type Mongo,
  Sealer,
  SubscriptionLag,
} from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Target } from '../projector/apply-batch.js';
import { projectForever } from '../projector/project.js';
import type { Projection } from '../projector/projection.js';
import { Projections } from '../projector/projections.js';
import { Quarantine } from '../projector/quarantine.js';
import { ViewCache } from '../projector/view-cache.js';
import { ViewMismatches } from '../projector/view-mismatches.js';
import { ViewStore } from '../projector/view-store.js';

/** Returns a projection with another name, which has streams of its own. */
export const renameProjection = <View>(projection: Projection<View>, name: string): Projection<View> => ({
  ...projection,
  name,
  streamPrefix: `${name}-`,
  toSubject: (stream) => stream.slice(`${name}-`.length),
});

interface NewEvent {
  readonly type: string;
  readonly data: unknown;
  readonly schemaVersion?: number;
}

/** What a projector needs, for one projection: the event store of the test stack, a database and keys of its own. */
export class ProjectorTestbed<View> {
  readonly logger = createLogger('test', 'silent');
  readonly store = new EventStore(testVariable('EVENTSTORE_URL'));
  readonly projections: Projections;

  private constructor(
    private readonly projection: Projection<View>,
    readonly mongo: Mongo,
    readonly keys: KeyStore,
    private readonly sealer: Sealer,
    private readonly eventSealer: EventSealer,
  ) {
    this.projections = new Projections(mongo.db);
  }

  static async open<View>(projection: Projection<View>): Promise<ProjectorTestbed<View>> {
    const url = new URL(testVariable('MONGODB_URL'));
    url.pathname = `/${projection.name}`;
    const mongo = await connectMongo(url.href);
    const keys = new KeyStore(mongo.db, randomBytes(32));
    await keys.verifyMasterKey();
    const sealer = new Sealer(keys);
    const eventSealer = new EventSealer(sealer, new Set([projection.erasureEventType]));
    return new ProjectorTestbed(projection, mongo, keys, sealer, eventSealer);
  }

  readonly createTarget = (collection: ViewCollection): Target<View> => ({
    projection: this.projection,
    views: new ViewStore(this.mongo.db, collection, this.sealer, this.projection.viewSchema),
    viewCache: new ViewCache(),
    eventOpener: this.eventSealer,
    quarantine: new Quarantine(this.mongo.db, collection),
    mismatches: new ViewMismatches(this.mongo.db, collection),
    store: this.store,
    logger: this.logger,
  });

  /** Appends an event to the stream of a subject. */
  async append(subject: string, { type, data, schemaVersion = getSchemaVersion(type) }: NewEvent): Promise<void> {
    const stream = `${this.projection.streamPrefix}${subject}`;
    const id = randomUUID();
    const metadata = {
      schemaVersion,
      actor: { uid: subject, role: 'user' },
      commandId: randomUUID(),
      correlationId: 'test',
      causationId: 'test',
      occurredAt: new Date().toISOString(),
    };
    const payload = await this.eventSealer.seal(subject, { stream, type, id }, data);
    await this.store.append(stream, [{ id, type, data: payload, metadata }], 'any');
  }

  /** Projects during the work. */
  async whileProjecting<T>(work: () => Promise<T>): Promise<T> {
    const { store, projections, logger, createTarget } = this;
    const stop = new AbortController();
    const ignore = () => undefined;
    const callbacks = { onProjected: ignore, onRepaired: ignore, onCaughtUp: ignore, onStopped: ignore };
    const log = new EventLog(store, this.mongo.db);
    const context = { store, log, projections, logger, createTarget, lag: new SubscriptionLag(), ...callbacks };
    const projecting = projectForever(this.projection.name, context, stop.signal);
    try {
      return await work();
    } finally {
      stop.abort();
      await projecting;
    }
  }

  /** Drops the database and closes all connections. */
  async close(): Promise<void> {
    await this.mongo.db.dropDatabase();
    await Promise.all([this.mongo.close(), this.store.close()]);
  }
}
