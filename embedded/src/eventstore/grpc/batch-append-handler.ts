import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { StorageFullError } from '../../disk/no-space.js';
import { statuses, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore } from '../store/event-store.js';
import {
  badRequest,
  type BatchResult,
  toBatchResult,
  storageFull,
  timeout,
  appendTooBig,
} from './batch-append-response.js';
import { parseBatchExpectedRevision } from './expected-revision.js';
import { toStreamIdentifier, parseStreamName, parseUuid } from './identifiers.js';
import type { OpenCalls } from './open-calls.js';
import { ProposedEvents } from './proposed-events.js';
import { AppendTooBigError, shuttingDown, toRpcError } from './rpc-error.js';

type Call = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** A client with more unread responses than this must read them before further appends are accepted. */
const MAX_UNREAD_RESPONSES = 1024;

/** An append of which more messages are expected. */
interface OpenAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly proposed: ProposedEvents;
}

/** Handles Streams.BatchAppend: one long-lived call for all appends of a connection, identified by correlation ids. */
export function batchAppendHandler(
  store: EventStore,
  openCalls: OpenCalls,
): handleBidiStreamingCall<streams.BatchAppendReq, streams.BatchAppendResp> {
  return (call) => {
    const batch = new BatchAppendCall(call, store);
    const unregister = openCalls.add(() => batch.finish(() => call.emit('error', shuttingDown())));
    call.on('data', (request: streams.BatchAppendReq) => batch.handle(request));
    call.on('end', () => batch.finish(() => call.end()));
    call.on('error', () => undefined);
    call.on('cancelled', unregister);
    call.on('close', unregister);
  };
}

class BatchAppendCall {
  private readonly open = new Map<string, OpenAppend>();
  private pendingAppends = 0;
  private end: (() => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly call: Call,
    private readonly store: EventStore,
  ) {}

  /** Handles a message of an append, and appends after the last one. */
  handle(request: streams.BatchAppendReq): void {
    if (this.end) return;
    let correlation = '';
    try {
      correlation = parseUuid(request.getCorrelationId());
      const append = this.collect(correlation, request);
      if (!append || !request.getIsFinal()) return;
      this.open.delete(correlation);
      void this.append(request, append);
    } catch (error) {
      // Later messages of the append find no open append and are ignored.
      this.open.delete(correlation);
      this.respond(
        request,
        error instanceof AppendTooBigError ? appendTooBig() : badRequest(toRpcError(error).details),
      );
    }
  }

  /** Accepts no more messages, and ends the call once all appends have been responded to. */
  finish(end: () => void): void {
    this.end ??= end;
    this.endWhenIdle();
  }

  private endWhenIdle(): void {
    if (!this.end || this.hasEnded || this.pendingAppends > 0) return;
    this.hasEnded = true;
    this.end();
  }

  private collect(correlation: string, request: streams.BatchAppendReq): OpenAppend | undefined {
    const options = request.getOptions();
    if (options) this.open.set(correlation, createOpenAppend(options));
    const append = this.open.get(correlation);
    if (append) for (const message of request.getProposedMessagesList()) append.proposed.add(message);
    return append;
  }

  private async append(request: streams.BatchAppendReq, append: OpenAppend): Promise<void> {
    this.pendingAppends++;
    this.respond(request, await this.result(append), append.stream);
    this.pendingAppends--;
    this.endWhenIdle();
  }

  private async result({ stream, expected, deadline, proposed }: OpenAppend): Promise<BatchResult> {
    if (Date.now() > deadline) return timeout();
    try {
      return toBatchResult(await this.store.append(stream, expected, proposed.events), expected);
    } catch (error) {
      return error instanceof StorageFullError ? storageFull() : badRequest(toRpcError(error).details);
    }
  }

  private respond(request: streams.BatchAppendReq, result: BatchResult, stream = ''): void {
    if (this.call.cancelled || this.call.writableEnded) return;
    const response = new streams.BatchAppendResp();
    response.setCorrelationId(request.getCorrelationId());
    response.setStreamIdentifier(toStreamIdentifier(stream));
    if (result instanceof statuses.Status) response.setError(result);
    else response.setSuccess(result);
    this.call.write(response);
    if (this.call.writableLength > MAX_UNREAD_RESPONSES && !this.call.isPaused()) {
      this.call.pause();
      this.call.once('drain', () => this.call.resume());
    }
  }
}

function createOpenAppend(options: streams.BatchAppendReq.Options): OpenAppend {
  return {
    stream: parseStreamName(options.getStreamIdentifier()),
    expected: parseBatchExpectedRevision(options),
    deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
    proposed: new ProposedEvents(),
  };
}
