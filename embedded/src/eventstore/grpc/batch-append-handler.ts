import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { StorageFullError } from '../../disk/no-space.js';
import { nameAppend, type OnCall } from '../calls.js';
import { statuses, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore } from '../store/event-store.js';
import {
  createBadRequestStatus,
  type BatchResult,
  toBatchResult,
  createStorageFullStatus,
  createTimeoutStatus,
  createAppendTooBigStatus,
} from './batch-append-response.js';
import { parseExpectedRevision } from './expected-revision.js';
import { toStreamIdentifier, parseStreamName, parseUuid } from './identifiers.js';
import type { OpenCalls } from './open-calls.js';
import { ProposedEvents } from './proposed-events.js';
import { AppendTooBigError, createUnavailableError, toRpcError } from './rpc-error.js';

type Call = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** A client with more unread responses than this must read them before further appends are accepted. */
const MAX_UNREAD_RESPONSES = 1024;

/** An append of which more messages are expected. */
interface IncompleteAppend {
  readonly stream: string;
  readonly expectedRevision: ExpectedRevision;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly proposedEvents: ProposedEvents;
}

/** Handles Streams.BatchAppend: one long-lived call for all appends of a connection, identified by correlation ids. */
export function createBatchAppendHandler(
  store: EventStore,
  openCalls: OpenCalls,
  onCall: OnCall,
): handleBidiStreamingCall<streams.BatchAppendReq, streams.BatchAppendResp> {
  return (call) => {
    const batch = new BatchAppendCall(call, store, onCall);
    const unregister = openCalls.add(() => batch.finish(() => call.emit('error', createUnavailableError())));
    call.on('data', (request: streams.BatchAppendReq) => batch.handle(request));
    call.on('end', () => batch.finish(() => call.end()));
    call.on('error', () => undefined);
    call.on('cancelled', unregister);
    call.on('close', unregister);
  };
}

class BatchAppendCall {
  private readonly incompleteAppends = new Map<string, IncompleteAppend>();
  private runningAppends = 0;
  private endCall: (() => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly call: Call,
    private readonly store: EventStore,
    private readonly onCall: OnCall,
  ) {}

  /** Collects the events of a message, and runs the append after its last message. */
  handle(request: streams.BatchAppendReq): void {
    if (this.endCall) return;
    let correlationId = '';
    try {
      correlationId = parseUuid(request.getCorrelationId());
      const append = this.addMessages(correlationId, request);
      if (!append || !request.getIsFinal()) return;
      this.incompleteAppends.delete(correlationId);
      void this.append(request, append);
    } catch (error) {
      // Later messages of the append find no incomplete append and are ignored.
      this.incompleteAppends.delete(correlationId);
      this.respond(
        request,
        error instanceof AppendTooBigError
          ? createAppendTooBigStatus()
          : createBadRequestStatus(toRpcError(error).details),
      );
    }
  }

  /** Accepts no more messages, and ends the call once all appends have been responded to. */
  finish(endCall: () => void): void {
    this.endCall ??= endCall;
    this.endIfIdle();
  }

  private endIfIdle(): void {
    if (!this.endCall || this.hasEnded || this.runningAppends > 0) return;
    this.hasEnded = true;
    this.endCall();
  }

  private addMessages(correlationId: string, request: streams.BatchAppendReq): IncompleteAppend | undefined {
    const options = request.getOptions();
    if (options) this.incompleteAppends.set(correlationId, createIncompleteAppend(options));
    const append = this.incompleteAppends.get(correlationId);
    if (append) for (const message of request.getProposedMessagesList()) append.proposedEvents.add(message);
    return append;
  }

  private async append(request: streams.BatchAppendReq, append: IncompleteAppend): Promise<void> {
    this.runningAppends++;
    this.respond(request, await this.execute(append), append.stream);
    this.runningAppends--;
    this.endIfIdle();
  }

  private async execute({
    stream,
    expectedRevision,
    deadline,
    proposedEvents,
  }: IncompleteAppend): Promise<BatchResult> {
    if (Date.now() > deadline) return createTimeoutStatus();
    this.onCall(nameAppend(expectedRevision, proposedEvents.events));
    try {
      return toBatchResult(await this.store.append(stream, expectedRevision, proposedEvents.events), expectedRevision);
    } catch (error) {
      return error instanceof StorageFullError
        ? createStorageFullStatus()
        : createBadRequestStatus(toRpcError(error).details);
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

function createIncompleteAppend(options: streams.BatchAppendReq.Options): IncompleteAppend {
  return {
    stream: parseStreamName(options.getStreamIdentifier()),
    expectedRevision: parseExpectedRevision(options),
    deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
    proposedEvents: new ProposedEvents(),
  };
}
