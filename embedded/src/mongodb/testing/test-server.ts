import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, type Db } from 'mongodb';

import { startMongodb, type MongodbServer, type ServerOptions } from '../server.js';

/** A server with its own folder, and a connected driver. */
export interface TestServer {
  readonly dataDir: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** The running server; a new instance after a restart. */
  server: MongodbServer;
  /** Closes everything and removes the folder. */
  stop(): Promise<void>;
}

export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'mongodb-')));
  const server = await startMongodb({ ...options, dataDir });
  const client = await connect(server.port);
  const testServer: TestServer = {
    dataDir,
    client,
    db: client.db('test'),
    server,
    stop: async () => {
      await client.close();
      await testServer.server.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return testServer;
}

export async function connect(port: number): Promise<MongoClient> {
  return new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 3000 }).connect();
}
