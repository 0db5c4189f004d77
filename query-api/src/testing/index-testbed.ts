import { randomUUID } from 'node:crypto';
import { type LogEvent, parseStreamName, type StreamCategory, toStreamName } from '@trackrecord/contracts';
import {
  connectMongo,
  createLogger,
  Erasures,
  EVENT_INDEX_COLLECTION,
  EventLog,
  EventStore,
  type EventIndexDocument,
  type Mongo,
  SubscriptionLag,
  toIndexDocument,
  toLogEvent,
} from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { EventIndex } from '../event-index/event-index.js';
import { fillIndexForever } from '../event-index/fill-index.js';

/** Kinds of streams that no service of the stack reads: it could not open the payloads. */
export const UNREAD_CATEGORIES = ['account', 'detected-skills'] as const satisfies readonly StreamCategory[];

interface Appended {
  readonly category?: (typeof UNREAD_CATEGORIES)[number];
  readonly count?: number;
  readonly type?: string;
  readonly requestId?: string;
  readonly at?: Date;
}

/** What fills an index: the event store of the test stack, and a database of its own. */
export class IndexTestbed {
  readonly logger = createLogger('test', 'silent');
  readonly store = new EventStore(testVariable('EVENTSTORE_URL'));
  readonly lag = new SubscriptionLag();
  /** The errors that stopped the indexer. */
  readonly errors: unknown[] = [];
  readonly log: EventLog;
  readonly erasures: Erasures;

  private constructor(
    readonly mongo: Mongo,
    /** How the uids of its accounts begin: tests of other files append to the same log. */
    readonly uidPrefix: string,
  ) {
    this.log = new EventLog(this.store, mongo.db);
    this.erasures = new Erasures(mongo.db);
  }

  static async open(): Promise<IndexTestbed> {
    const name = `index-${randomUUID().slice(0, 8)}`;
    const url = new URL(testVariable('MONGODB_URL'));
    url.pathname = `/${name}`;
    const testbed = new IndexTestbed(await connectMongo(url.href), `${name}-`);
    await testbed.log.verify();
    return testbed;
  }

  get rows() {
    return this.mongo.db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION);
  }

  /** Returns a new account. */
  readonly createUid = (): string => `${this.uidPrefix}${randomUUID()}`;

  createIndex(days = 365): EventIndex {
    return new EventIndex(this.mongo.db, this.erasures, days);
  }

  /** Appends events to a stream of an account. Their payloads are never read. */
  async append(
    uid: string,
    {
      category = 'account',
      count = 1,
      type = 'SignInMethodAdded',
      requestId = randomUUID(),
      at = new Date(),
    }: Appended = {},
  ): Promise<void> {
    const events = Array.from({ length: count }, () => ({
      id: randomUUID(),
      type,
      data: Buffer.alloc(40),
      metadata: {
        schemaVersion: 1,
        actor: { uid, role: 'user' },
        commandId: randomUUID(),
        correlationId: 'test',
        causationId: 'test',
        occurredAt: at.toISOString(),
        requestId,
      },
    }));
    await this.store.append(toStreamName({ category, uid }), events, 'any');
  }

  /** Closes the streams of an account as an erasure does, which has begun. */
  async closeStreams(uid: string): Promise<void> {
    for (const category of UNREAD_CATEGORIES) {
      await this.append(uid, { category, type: 'AccountErased' });
      await this.store.truncateToLastEvent(toStreamName({ category, uid }));
    }
  }

  /** Fills an index during the work. */
  async whileFilling<T>(work: () => Promise<T>, index = this.createIndex()): Promise<T> {
    const stop = new AbortController();
    const filling = this.fill(index, stop);
    try {
      return await work();
    } finally {
      stop.abort();
      await filling;
    }
  }

  /** Fills an index until the signal aborts. `onStopped` is called with each error. */
  fill(index: EventIndex, stop: AbortController, onStopped: (error: unknown) => void = () => undefined): Promise<void> {
    const { store, log, lag, logger } = this;
    const ignore = () => undefined;
    const callbacks = {
      onIndexed: ignore,
      onCaughtUp: ignore,
      onStopped: (error: unknown) => {
        this.errors.push(error);
        onStopped(error);
      },
    };
    return fillIndexForever({ store, log, index, lag, logger, ...callbacks }, stop.signal);
  }

  /** Appends an event of another account, and waits until the index has handled it, and with it all events before. */
  async waitUntilFilled(): Promise<void> {
    const uid = this.createUid();
    await this.append(uid);
    const last = await this.store.readLastStreamEvent(toStreamName({ category: 'account', uid }));
    if (!last) throw new Error('the event was not appended');
    await waitUntil('the index has all events', async () => {
      const checkpoint = await this.readCheckpoint();
      return checkpoint !== undefined && BigInt(checkpoint.commit) >= BigInt(last.position.commit);
    });
  }

  readonly readCheckpoint = () => this.log.record.readCheckpoint(EVENT_INDEX_COLLECTION);

  /** Returns the rows of an account, or of all accounts of this testbed, in the order of the log. */
  async readRows(uid?: string): Promise<readonly LogEvent[]> {
    const found = await this.rows
      .find(uid === undefined ? {} : { uid })
      .sort({ _id: 1 })
      .toArray();
    return found.filter((row) => row.uid.startsWith(this.uidPrefix)).map(toLogEvent);
  }

  /** Reads what the index has to contain of the accounts of this testbed from the whole log. */
  async scanLog(): Promise<readonly LogEvent[]> {
    const rows: LogEvent[] = [];
    const erased = new Set<string>();
    const getUid = ({ stream }: Pick<LogEvent, 'stream'>) => parseStreamName(stream)?.uid ?? '';
    for await (const event of this.store.readAll()) {
      if (!getUid(event).startsWith(this.uidPrefix)) continue;
      if (event.type === 'AccountErased') erased.add(getUid(event));
      const row = toIndexDocument(event);
      if (row) rows.push(toLogEvent(row));
    }
    return rows.filter((row) => !erased.has(getUid(row)));
  }

  /** Drops the database and closes all connections. */
  async close(): Promise<void> {
    await this.mongo.db.dropDatabase();
    await Promise.all([this.mongo.close(), this.store.close()]);
  }
}
