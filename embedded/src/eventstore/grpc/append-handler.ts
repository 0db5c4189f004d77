import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { shared, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore, WriteResult } from '../store/event-store.js';
import { parseExpectedRevision } from './expected-revision.js';
import { parseStreamName } from './identifiers.js';
import { ProposedEvents } from './proposed-events.js';
import { createInvalidArgumentError, createStreamDeletedError, toRpcError } from './rpc-error.js';

interface Target {
  readonly stream: string;
  readonly expectedRevision: ExpectedRevision;
}

/** Handles Streams.Append: one append per call. The client uses it for appends with their own credentials. */
export function createAppendHandler(
  store: EventStore,
): handleClientStreamingCall<streams.AppendReq, streams.AppendResp> {
  return (call, callback) => {
    const proposedEvents = new ProposedEvents();
    let target: Target | undefined;
    let hasFailed = false;
    const fail = (error: unknown): void => {
      if (!hasFailed) callback(toRpcError(error));
      hasFailed = true;
    };

    call.on('data', (request: streams.AppendReq) => {
      if (hasFailed) return;
      try {
        const message = request.getProposedMessage();
        if (message) proposedEvents.add(message);
        else target = parseTarget(request);
      } catch (error) {
        fail(error);
      }
    });
    call.on('end', () => {
      if (hasFailed) return;
      if (!target) {
        fail(createInvalidArgumentError('An append must begin with its options'));
        return;
      }
      const { stream, expectedRevision } = target;
      store
        .append(stream, expectedRevision, proposedEvents.events)
        .then((result) => callback(null, toResponse(stream, expectedRevision, result)))
        .catch(fail);
    });
  };
}

function parseTarget(request: streams.AppendReq): Target {
  const options = request.getOptions();
  if (!options) throw createInvalidArgumentError('An append request has either options or an event');
  return { stream: parseStreamName(options.getStreamIdentifier()), expectedRevision: parseExpectedRevision(options) };
}

function toResponse(stream: string, expectedRevision: ExpectedRevision, result: WriteResult): streams.AppendResp {
  const response = new streams.AppendResp();
  switch (result.kind) {
    case 'deleted':
      throw createStreamDeletedError(stream);
    case 'wrong-revision':
      response.setWrongExpectedVersion(createWrongExpectedVersion(expectedRevision, result.currentRevision));
      return response;
    case 'written':
      response.setSuccess(createSuccess(result.revision, result.position));
      return response;
  }
}

function createSuccess(revision: number, position: number | undefined): streams.AppendResp.Success {
  const success = new streams.AppendResp.Success();
  if (revision < 0) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) {
    success.setNoPosition(new shared.Empty());
  } else {
    const responsePosition = new streams.AppendResp.Position();
    responsePosition.setCommitPosition(String(position));
    responsePosition.setPreparePosition(String(position));
    success.setPosition(responsePosition);
  }
  return success;
}

function createWrongExpectedVersion(
  expectedRevision: ExpectedRevision,
  currentRevision: number,
): streams.AppendResp.WrongExpectedVersion {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (expectedRevision === 'any') message.setExpectedAny(new shared.Empty());
  else if (expectedRevision === 'no_stream') message.setExpectedNoStream(new shared.Empty());
  else if (expectedRevision === 'stream_exists') message.setExpectedStreamExists(new shared.Empty());
  else message.setExpectedRevision(String(expectedRevision));
  if (currentRevision < 0) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(String(currentRevision));
  return message;
}
