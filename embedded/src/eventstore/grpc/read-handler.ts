import type { ServiceError } from '@grpc/grpc-js';
import { nameRead, type OnCall } from '../calls.js';
import type { ReadRequest } from '../reading/read-request.js';
import { onNewEvents, startRead } from '../reading/start-read.js';
import type { EventStore } from '../store/event-store.js';
import type { OpenCalls } from './open-calls.js';
import { parseRead } from './parse-read.js';
import { type ReadCall, ReadPump } from './read-pump.js';
import { createUnavailableError, toRpcError } from './rpc-error.js';

/** Handles Streams.Read: all reads and subscriptions. */
export function createReadHandler(store: EventStore, openCalls: OpenCalls, onCall: OnCall): (call: ReadCall) => void {
  return (call) => {
    const request = parseOrReject(call);
    if (!request) return;
    onCall(nameRead(request));
    serve(call, request, store, openCalls);
  };
}

function parseOrReject(call: ReadCall): ReadRequest | undefined {
  try {
    return parseRead(call.request);
  } catch (error) {
    const rpcError: ServiceError = toRpcError(error);
    call.emit('error', rpcError);
    return undefined;
  }
}

function serve(call: ReadCall, request: ReadRequest, store: EventStore, openCalls: OpenCalls): void {
  const stream = 'stream' in request ? request.stream : '$all';
  const pump = new ReadPump(call, startRead(store, request), stream);
  const stopListening = onNewEvents(store, request, pump.run);
  const unregister = isSubscription(request)
    ? openCalls.add(() => pump.fail(createUnavailableError()))
    : () => undefined;
  const cleanUp = (): void => {
    pump.cancel();
    stopListening();
    unregister();
  };
  call.on('cancelled', cleanUp);
  call.on('close', cleanUp);
  pump.run();
}

function isSubscription({ kind }: ReadRequest): boolean {
  return kind === 'subscribe-to-stream' || kind === 'subscribe-to-all';
}
