import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { createObjectId } from './bson/object-id.js';
import type { Doc } from './bson/value.js';
import { dispatch } from './commands/dispatch.js';
import { Cursors } from './cursors.js';
import type { QueryStats } from './storage/collection.js';
import { Databases } from './storage/databases.js';
import { TtlMonitor } from './ttl.js';
import { Connection } from './wire/connection.js';

export interface ServerOptions {
  /** The folder of the database files. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => number;
  /** Returns false while there is not enough free disk space; the default is always true. */
  readonly hasEnoughSpace?: () => boolean;
  /** Called with every command. */
  readonly onCommand?: (command: Doc) => void;
  /** The interval of the TTL sweep. */
  readonly ttlIntervalMs?: number;
}

export interface MongodbServer {
  readonly port: number;
  readonly stats: Readonly<QueryStats>;
  /** Removes expired documents now; resolves to their number. */
  readonly sweep: () => Promise<number>;
  /** Stops accepting connections, finishes open requests and closes the files. */
  readonly close: () => Promise<void>;
}

const TTL_INTERVAL_MS = 60_000;

/** Starts a server for MongoDB's wire protocol; resolves when it accepts connections. */
export async function startMongodb(options: ServerOptions): Promise<MongodbServer> {
  const { dataDir, port = 0, host = '127.0.0.1', now = Date.now, ttlIntervalMs = TTL_INTERVAL_MS } = options;
  const stats: QueryStats = { documentsExamined: 0 };
  const databases = new Databases(dataDir, stats, options.hasEnoughSpace);
  const context = {
    databases,
    cursors: new Cursors(now),
    now,
    processId: createObjectId(),
  };
  let lastConnectionId = 0;
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connectionId = ++lastConnectionId;
    const connection = new Connection(socket, (command, closeSignal) => {
      options.onCommand?.(command);
      return dispatch(command, { ...context, connectionId, closeSignal });
    });
    connections.add(connection);
    void connection.whenClosed.then(() => connections.delete(connection));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const ttlMonitor = new TtlMonitor(databases, now);
  ttlMonitor.start(ttlIntervalMs);
  return {
    port: (server.address() as AddressInfo).port,
    stats,
    sweep: () => ttlMonitor.sweep(),
    close: async () => {
      server.close();
      for (const connection of connections) connection.end();
      await Promise.all([...connections].map((connection) => connection.whenClosed));
      await ttlMonitor.stop();
      await databases.close();
    },
  };
}
