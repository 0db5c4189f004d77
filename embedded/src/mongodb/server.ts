import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { dispatch } from './commands/dispatch.js';
import { Cursors } from './cursors.js';
import type { Work } from './storage/collection.js';
import { Databases } from './storage/databases.js';
import { Timestamps } from './timestamps.js';
import { TtlSweep } from './ttl.js';
import { Connection } from './wire/connection.js';

/** How to start a server. */
export interface ServerOptions {
  /** The folder of its files, one per database. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => number;
  /** Whether there is room for more; the default is that there always is. */
  readonly hasRoom?: () => boolean;
  /** How often documents are swept whose time is over. */
  readonly ttlIntervalMs?: number;
}

/** A running server. */
export interface MongodbServer {
  readonly port: number;
  readonly work: Readonly<Work>;
  /** Removes what is over at once; resolves with the number of documents. */
  readonly sweep: () => Promise<number>;
  /** Stops accepting, finishes the requests in hand, closes the files. */
  readonly close: () => Promise<void>;
}

const TTL_INTERVAL_MS = 60_000;

/** Starts a server that speaks MongoDB's protocol, and resolves when it accepts connections. */
export async function startMongodb(options: ServerOptions): Promise<MongodbServer> {
  const { dataDir, port = 0, host = '127.0.0.1', now = Date.now, ttlIntervalMs = TTL_INTERVAL_MS } = options;
  const work: Work = { documentsExamined: 0 };
  const databases = new Databases(dataDir, work, options.hasRoom);
  const context = { databases, cursors: new Cursors(now), now, timestamps: new Timestamps(now) };
  let lastConnectionId = 0;
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const ownContext = { ...context, connectionId: ++lastConnectionId };
    const connection = new Connection(socket, (command) => dispatch(command, ownContext));
    connections.add(connection);
    void connection.done.then(() => connections.delete(connection));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const ttl = new TtlSweep(databases, now);
  ttl.start(ttlIntervalMs);
  return {
    port: (server.address() as AddressInfo).port,
    work,
    sweep: () => ttl.sweep(),
    close: async () => {
      server.close();
      for (const connection of connections) connection.end();
      await Promise.all([...connections].map((connection) => connection.done));
      await ttl.stop();
      await databases.close();
    },
  };
}
