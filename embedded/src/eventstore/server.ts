import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { OnCall } from './calls.js';
import { serverFeaturesGrpc, streamsGrpc } from './generated.js';
import { createBatchAppendHandler } from './grpc/batch-append-handler.js';
import { OpenCalls } from './grpc/open-calls.js';
import { createReadHandler } from './grpc/read-handler.js';
import { createServerFeaturesHandler } from './grpc/server-features-handler.js';
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
  readonly onCall?: OnCall;
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
  const { host, onCall = () => undefined } = options;
  const store = await openEventStore(options);
  const openCalls = new OpenCalls();
  const server = new Server(CHANNEL_OPTIONS);
  let port = 0;
  addServices(server, store, openCalls, onCall);
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

function addServices(server: Server, store: EventStore, openCalls: OpenCalls, onCall: OnCall): void {
  const { batchAppend, read } = streamsGrpc.StreamsService;
  const { ServerFeaturesService } = serverFeaturesGrpc;
  // gRPC responds with UNIMPLEMENTED to the other methods.
  server.addService(
    // The read handler writes responses that are already serialized.
    { batchAppend, read: { ...read, responseSerialize: (bytes: Buffer) => bytes } },
    {
      read: createReadHandler(store, openCalls, onCall),
      batchAppend: createBatchAppendHandler(store, openCalls, onCall),
    },
  );
  server.addService(ServerFeaturesService, {
    getSupportedMethods: createServerFeaturesHandler({ batchAppend, read }, onCall),
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
