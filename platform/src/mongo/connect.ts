import { type Db, MongoClient } from 'mongodb';
import { withDeadline } from '../lifecycle/shutdown.js';
import { patchDriverWrites } from './settle-writes.js';

/** A connected database; the path of the URL is its name. */
export interface Mongo {
  readonly db: Db;
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Connects to the database of a URL. Every operation has a timeout. A `durable` connection acknowledges writes once
 * they are on disk and reads from the primary, regardless of the URL's options.
 */
export async function connectMongo(url: string, { durable = false } = {}): Promise<Mongo> {
  patchDriverWrites();
  const client = new MongoClient(url, {
    // The server streams heartbeats, so a lost connection is noticed between them, too (decision 070).
    heartbeatFrequencyMS: 10_000,
    minHeartbeatFrequencyMS: 100,
    serverSelectionTimeoutMS: 4_000,
    connectTimeoutMS: 4_000,
    socketTimeoutMS: 10_000,
    maxPoolSize: 32,
    retryWrites: false,
    ...(durable && { writeConcern: { w: 'majority', journal: true }, readPreference: 'primary' as const }),
  });
  await client.connect();
  const db = client.db();
  return {
    db,
    ping: async () => {
      await withDeadline(db.command({ ping: 1 }), 2_000, 'MongoDB');
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

/** Returns true if a write failed because of a duplicate key. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;
