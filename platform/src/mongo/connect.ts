import { type Db, MongoClient } from 'mongodb';
import { withDeadline } from '../lifecycle/shutdown.js';
import { settleDriverWrites } from './settle-writes.js';

/** A database by its URL; the path of the URL names it. */
export interface Mongo {
  readonly db: Db;
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Connects to the database a URL names. Every operation has a deadline; nothing waits for a server for ever. A `durable`
 * one answers writes once they are on disk, and reads what was written last, whatever the URL says.
 */
export async function connectMongo(url: string, { durable = false } = {}): Promise<Mongo> {
  settleDriverWrites();
  const client = new MongoClient(url, {
    heartbeatFrequencyMS: 1_000,
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

/** Runs an upsert once more when another one of the same key was faster, which real MongoDB reports as an error. */
export async function upserting<T>(upsert: () => Promise<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}

/** Whether MongoDB refused a write because a unique key is taken. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;
