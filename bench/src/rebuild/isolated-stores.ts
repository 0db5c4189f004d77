import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreConfig } from '@trackrecord/platform';
import { startServer } from '../server-process.js';

const resolveMainFile = (path: string) => fileURLToPath(new URL(`../../../embedded/dist/${path}`, import.meta.url));

/** A separate embedded event store and database in a temporary folder. */
export interface IsolatedStores {
  readonly config: StoreConfig;
  /** The file of the database, with its documents and indexes. */
  readonly databaseFile: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts stores that no service uses: on those of the stack, projector, relay and workers would process the same
 * events.
 */
export async function startIsolatedStores(): Promise<IsolatedStores> {
  const folder = mkdtempSync(join(tmpdir(), 'trackrecord-bench-'));
  const [eventStore, mongodb] = await Promise.all([
    startServer(resolveMainFile('eventstore/eventstore.main.js'), { DATA_DIR: join(folder, 'eventstore') }),
    startServer(resolveMainFile('mongodb/mongodb.main.js'), { DATA_DIR: join(folder, 'mongodb') }),
  ]);
  return {
    config: {
      EVENTSTORE_URL: `${eventStore.url.replace('http:', 'esdb:')}?tls=false`,
      MONGODB_URL: `${mongodb.url.replace('http:', 'mongodb:')}/bench`,
      KEYS_MONGODB_URL: `${mongodb.url.replace('http:', 'mongodb:')}/keys`,
      MASTER_KEY: Buffer.alloc(32, 1),
    },
    databaseFile: join(folder, 'mongodb', 'bench.mdb'),
    stop: async () => {
      await Promise.all([eventStore.stop(), mongodb.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
