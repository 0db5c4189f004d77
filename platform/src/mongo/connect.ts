import { type DbOptions, MongoClient } from 'mongodb';
import { SharedRead } from '../lifecycle/shared-read.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { patchDriverWrites } from './settle-writes.js';
import type { Database } from './database.js';

/** A connected database; the path of the URL is its name. */
export interface Mongo {
  readonly db: Database;
  ping: () => Promise<void>;
  /** Closes the client, also for another database that it serves. */
  close: () => Promise<void>;
}

const POOL_CHECK_INTERVAL_MS = 10_000;

/** Acknowledges writes once they are on disk and reads from the primary, regardless of the URL's options. */
const DURABLE: DbOptions = { writeConcern: { w: 'majority', journal: true }, readPreference: 'primary' };

/** Connects to the database of a URL. Every operation has a timeout. */
export async function connectMongo(url: string): Promise<Mongo> {
  const client = await connectClient(url);
  return toMongo(client, client.db());
}

/**
 * Connects to the database of read models and to that of keys, whose writes are durable. One client with one
 * monitor serves both if they are on the same server.
 */
export async function connectDatabases(
  url: string,
  keysUrl: string,
): Promise<{ readonly mongo: Mongo; readonly keysMongo: Mongo }> {
  const client = await connectClient(url);
  if (!isOnSameServer(url, keysUrl)) {
    const keysClient = await connectClient(keysUrl);
    return { mongo: toMongo(client, client.db()), keysMongo: toMongo(keysClient, keysClient.db(undefined, DURABLE)) };
  }
  const { database } = splitUrl(keysUrl);
  const mongo = toMongo(client, client.db());
  return { mongo, keysMongo: { ...mongo, db: client.db(database, DURABLE) } };
}

/** Returns true if two URLs differ in the database only. With credentials, the database may decide who signs in. */
function isOnSameServer(url: string, otherUrl: string): boolean {
  const [{ server, database }, other] = [splitUrl(url), splitUrl(otherUrl)];
  return server === other.server && !server.includes('@') && database !== '' && other.database !== '';
}

function splitUrl(url: string): { readonly server: string; readonly database: string } {
  const [, hosts = url, database = '', options = ''] = /^([^/]+:\/\/[^/]+)\/([^?]*)(\?.*)?$/.exec(url) ?? [];
  return { server: `${hosts}${options}`, database };
}

async function connectClient(url: string): Promise<MongoClient> {
  patchDriverWrites();
  const client = new MongoClient(url, {
    // The server streams heartbeats, so a lost connection is noticed between them, too (decision 070).
    heartbeatFrequencyMS: 30_000,
    minHeartbeatFrequencyMS: 100,
    serverSelectionTimeoutMS: 4_000,
    connectTimeoutMS: 4_000,
    socketTimeoutMS: 10_000,
    maxPoolSize: 32,
    retryWrites: false,
  });
  // Not a public option. The pools look every 100 ms for connections to close or to add, but ours have no minimum and
  // no maximum age, and a checkout skips closed ones.
  Object.assign(client.options, { minPoolSizeCheckFrequencyMS: POOL_CHECK_INTERVAL_MS });
  return client.connect();
}

/** Pings that begin within this time are one (ms): health checks ask for each database of a server. */
const SHARED_PING_MS = 100;

function toMongo(client: MongoClient, db: Database): Mongo {
  const serverPing = new SharedRead(() => db.command({ ping: 1 }), SHARED_PING_MS);
  return {
    db,
    ping: async () => {
      await withDeadline(serverPing.get(), 2_000, 'MongoDB');
    },
    close: () => client.close(),
  };
}

/** Retries an upsert once if a concurrent upsert of the same key won, which MongoDB reports as a duplicate key. */
export async function retryUpsert<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}

/** The code of a write that failed because of a duplicate key. */
export const DUPLICATE_KEY = 11_000;

/** Returns true if a write failed because of a duplicate key. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
