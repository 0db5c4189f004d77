import { Server, ServerCredentials } from '@grpc/grpc-js';
import { gossipGrpc, serverFeaturesGrpc, streamsGrpc } from './generated.js';
import { createAppendHandler } from './grpc/append-handler.js';
import { createBatchAppendHandler } from './grpc/batch-append-handler.js';
import { createDeleteHandler, createTombstoneHandler } from './grpc/delete-handler.js';
import { createGossipHandler, createServerFeaturesHandler } from './grpc/discovery-handlers.js';
import { OpenCalls } from './grpc/open-calls.js';
import { createReadHandler } from './grpc/read-handler.js';
import type { EventStore } from './store/event-store.js';
import { openEventStore, type OpenEventStoreOptions } from './store/open-event-store.js';

const MEBIBYTE = 1024 * 1024;

/** How long open calls may take to finish at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

const CHANNEL_OPTIONS = {
  // The client sends batches of more than 3 MiB; EventStoreDB accepts 17 MiB.
  'grpc.max_receive_message_length': 17 * MEBIBYTE,
  'grpc.max_send_message_length': 17 * MEBIBYTE,
  // The limit of EventStoreDB.
  'grpc.max_concurrent_streams': 100,
  // Detects dead clients. The client's own pings, every 10 s by default, are always acknowledged.
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 20_000,
};

/** The address and the store of a server. */
export interface EventStoreServerOptions extends OpenEventStoreOptions {
  /** A loopback address: there is no authentication. */
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface EventStoreServer {
  readonly port: number;
  /** Stops accepting calls, finishes open ones, flushes and closes the log. */
  close: () => Promise<void>;
}

/**
 * Starts a server that serves the store in `folder` to EventStoreDB clients over gRPC.
 *
 * @throws FolderInUseError, DamagedLogError, or an Error if the port is in use
 */
export async function startEventStoreServer(options: EventStoreServerOptions): Promise<EventStoreServer> {
  const { host } = options;
  const store = await openEventStore(options);
  const openCalls = new OpenCalls();
  const server = new Server(CHANNEL_OPTIONS);
  let port = 0;
  addServices(server, store, openCalls, () => ({ address: host, port }));
  try {
    port = await listen(server, host, options.port);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    port,
    close: async () => {
      await stop(server, openCalls);
      await store.close();
    },
  };
}

function addServices(
  server: Server,
  store: EventStore,
  openCalls: OpenCalls,
  getEndpoint: Parameters<typeof createGossipHandler>[0],
): void {
  const { StreamsService } = streamsGrpc;
  const { GossipService } = gossipGrpc;
  const { ServerFeaturesService } = serverFeaturesGrpc;
  // The read handler writes responses that are already serialized.
  const read = { ...StreamsService.read, responseSerialize: (bytes: Buffer) => bytes };
  server.addService(
    { ...StreamsService, read },
    {
      read: createReadHandler(store, openCalls),
      append: createAppendHandler(store),
      batchAppend: createBatchAppendHandler(store, openCalls),
      delete: createDeleteHandler(store),
      tombstone: createTombstoneHandler(store),
    },
  );
  server.addService(GossipService, { read: createGossipHandler(getEndpoint) });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: createServerFeaturesHandler([StreamsService, GossipService, ServerFeaturesService]),
  });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, boundPort) => {
      if (error) reject(error);
      else resolve(boundPort);
    });
  });
}

async function stop(server: Server, openCalls: OpenCalls): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const shutdownPromise = new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  const timeoutPromise = new Promise<void>((resolve) => (timer = setTimeout(resolve, SHUTDOWN_TIMEOUT_MS)));
  openCalls.stopAll();
  await Promise.race([shutdownPromise, timeoutPromise]);
  clearTimeout(timer);
  server.forceShutdown();
}
