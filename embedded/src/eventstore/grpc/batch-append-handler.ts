import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { StorageFullError } from '../../disk/no-space.js';
import { statuses, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore } from '../store/event-store.js';
import { badRequest, type BatchResult, outcomeResult, storageFull, timeout, tooBig } from './batch-append-response.js';
import { expectedRevisionOfBatch } from './expected-revision.js';
import { streamIdentifier, streamNameOf, uuidOf } from './identifiers.js';
import type { OpenCalls } from './open-calls.js';
import { Proposal } from './proposal.js';
import { AppendTooBigError, shuttingDown, toRpcError } from './rpc-error.js';

type Call = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** A client that lets more answers lie unread than this gets no new appends through until it has read them. */
const MAX_UNREAD_ANSWERS = 1024;

/** An append whose parts are still arriving. */
interface OpenAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly proposal: Proposal;
}

/** Streams.BatchAppend: one call that stays open for all appends of a connection, told apart by correlation ids. */
export function batchAppendHandler(
  store: EventStore,
  openCalls: OpenCalls,
): handleBidiStreamingCall<streams.BatchAppendReq, streams.BatchAppendResp> {
  return (call) => {
    const batch = new BatchAppendCall(call, store);
    const forget = openCalls.add(() => batch.endWith(() => call.emit('error', shuttingDown())));
    call.on('data', (request: streams.BatchAppendReq) => batch.take(request));
    call.on('end', () => batch.endWith(() => call.end()));
    call.on('error', () => undefined);
    call.on('cancelled', forget);
    call.on('close', forget);
  };
}

class BatchAppendCall {
  private readonly open = new Map<string, OpenAppend>();
  private unanswered = 0;
  private end: (() => void) | undefined;
  private ended = false;

  constructor(
    private readonly call: Call,
    private readonly store: EventStore,
  ) {}

  /** Takes a part of an append, and appends once it is the last part. */
  take(request: streams.BatchAppendReq): void {
    if (this.end) return;
    let correlation = '';
    try {
      correlation = uuidOf(request.getCorrelationId());
      const append = this.gather(correlation, request);
      if (!append || !request.getIsFinal()) return;
      this.open.delete(correlation);
      void this.append(request, append);
    } catch (error) {
      // Parts that still arrive for it find no open append and are ignored.
      this.open.delete(correlation);
      this.reply(request, error instanceof AppendTooBigError ? tooBig() : badRequest(toRpcError(error).details));
    }
  }

  /** Takes nothing more, answers what was taken, then ends the call. */
  endWith(end: () => void): void {
    this.end ??= end;
    this.endOnceAnswered();
  }

  private endOnceAnswered(): void {
    if (!this.end || this.ended || this.unanswered > 0) return;
    this.ended = true;
    this.end();
  }

  private gather(correlation: string, request: streams.BatchAppendReq): OpenAppend | undefined {
    const options = request.getOptions();
    if (options) this.open.set(correlation, openAppend(options));
    const append = this.open.get(correlation);
    if (append) for (const message of request.getProposedMessagesList()) append.proposal.add(message);
    return append;
  }

  private async append(request: streams.BatchAppendReq, append: OpenAppend): Promise<void> {
    this.unanswered++;
    this.reply(request, await this.result(append), append.stream);
    this.unanswered--;
    this.endOnceAnswered();
  }

  private async result({ stream, expected, deadline, proposal }: OpenAppend): Promise<BatchResult> {
    if (Date.now() > deadline) return timeout();
    try {
      return outcomeResult(await this.store.append(stream, expected, proposal.events), expected);
    } catch (error) {
      return error instanceof StorageFullError ? storageFull() : badRequest(toRpcError(error).details);
    }
  }

  private reply(request: streams.BatchAppendReq, result: BatchResult, stream = ''): void {
    if (this.call.cancelled || this.call.writableEnded) return;
    const response = new streams.BatchAppendResp();
    response.setCorrelationId(request.getCorrelationId());
    response.setStreamIdentifier(streamIdentifier(stream));
    if (result instanceof statuses.Status) response.setError(result);
    else response.setSuccess(result);
    this.call.write(response);
    if (this.call.writableLength > MAX_UNREAD_ANSWERS && !this.call.isPaused()) {
      this.call.pause();
      this.call.once('drain', () => this.call.resume());
    }
  }
}

function openAppend(options: streams.BatchAppendReq.Options): OpenAppend {
  return {
    stream: streamNameOf(options.getStreamIdentifier()),
    expected: expectedRevisionOfBatch(options),
    deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
    proposal: new Proposal(),
  };
}
