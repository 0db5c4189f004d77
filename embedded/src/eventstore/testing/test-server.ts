import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '../server.js';
import type { OpenEventStoreOptions } from '../store/open-event-store.js';
import { createTemporaryFolder } from './temporary-folder.js';

/** A server on a free port with its own folder, and a connected client. */
export interface TestServer {
  readonly folder: string;
  /** The warnings of the server at its start. */
  readonly warnings: readonly string[];
  readonly client: EventStoreDBClient;
  readonly port: number;
  /** Restarts the server on the same folder, with a new `client` and `port`. */
  restart: () => Promise<void>;
  /** Stops the server, but not the client. */
  close: () => Promise<void>;
  /** Stops the client and the server and removes the folder. */
  stop: () => Promise<void>;
}

/** Starts a server for a test. Stop it with `stop`. */
export async function startTestServer(overrides: Partial<OpenEventStoreOptions> = {}): Promise<TestServer> {
  const folder = createTemporaryFolder();
  const warnings: string[] = [];
  const start = (): Promise<EventStoreServer> =>
    startEventStoreServer({
      folder: folder.path,
      host: '127.0.0.1',
      port: 0,
      warn: (line) => warnings.push(line),
      onFailure: (error) => {
        throw error;
      },
      ...overrides,
    });
  let server = await start();
  let client = connect(server.port);
  let closePromise: Promise<void> | undefined;
  const close = (): Promise<void> => (closePromise ??= server.close());
  return {
    folder: folder.path,
    warnings,
    get client() {
      return client;
    },
    get port() {
      return server.port;
    },
    restart: async () => {
      await client.dispose();
      await close();
      closePromise = undefined;
      server = await start();
      client = connect(server.port);
    },
    close,
    stop: async () => {
      await client.dispose();
      await close();
      folder.remove();
    },
  };
}

/** The deadline of a call (ms). The client's default of 10 s can pass on a busy machine when a test sends hundreds at once. */
const DEADLINE_MS = 60_000;

/** Connects the EventStoreDB client as the product does, but for the deadline. */
export function connect(port: number, scheme = 'esdb'): EventStoreDBClient {
  return EventStoreDBClient.connectionString(
    `${scheme}://127.0.0.1:${port}?tls=false&defaultDeadline=${String(DEADLINE_MS)}`,
  );
}

/** Connects a client with its own connection: clients of a process share one unless their settings differ. */
export function connectSeparately(port: number, clientNumber: number): EventStoreDBClient {
  return EventStoreDBClient.connectionString(
    `esdb://127.0.0.1:${port}?tls=false&defaultDeadline=${String(DEADLINE_MS)}&keepAliveInterval=${String(20_000 + clientNumber)}`,
  );
}
