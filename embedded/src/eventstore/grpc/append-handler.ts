import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { shared, streams } from '../generated.js';
import type { ExpectedRevision } from '../store/append-check.js';
import type { EventStore, WriteOutcome } from '../store/event-store.js';
import { expectedRevisionOf } from './expected-revision.js';
import { streamNameOf } from './identifiers.js';
import { Proposal } from './proposal.js';
import { invalidArgument, streamDeleted, toRpcError } from './rpc-error.js';

interface Target {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** Streams.Append: one append a call. The client uses it when an append has its own credentials. */
export function appendHandler(store: EventStore): handleClientStreamingCall<streams.AppendReq, streams.AppendResp> {
  return (call, callback) => {
    const proposal = new Proposal();
    let target: Target | undefined;
    let failed = false;
    const fail = (error: unknown): void => {
      if (!failed) callback(toRpcError(error));
      failed = true;
    };

    call.on('data', (request: streams.AppendReq) => {
      if (failed) return;
      try {
        const message = request.getProposedMessage();
        if (message) proposal.add(message);
        else target = targetOf(request);
      } catch (error) {
        fail(error);
      }
    });
    call.on('end', () => {
      if (failed) return;
      if (!target) {
        fail(invalidArgument('An append has to begin with its options'));
        return;
      }
      const { stream, expected } = target;
      store
        .append(stream, expected, proposal.events)
        .then((outcome) => callback(null, responseTo(stream, expected, outcome)))
        .catch(fail);
    });
  };
}

function targetOf(request: streams.AppendReq): Target {
  const options = request.getOptions();
  if (!options) throw invalidArgument('An append has options and events, and nothing else');
  return { stream: streamNameOf(options.getStreamIdentifier()), expected: expectedRevisionOf(options) };
}

function responseTo(stream: string, expected: ExpectedRevision, outcome: WriteOutcome): streams.AppendResp {
  const response = new streams.AppendResp();
  switch (outcome.kind) {
    case 'deleted':
      throw streamDeleted(stream);
    case 'wrong-revision':
      response.setWrongExpectedVersion(wrongExpectedVersion(expected, outcome.current));
      return response;
    case 'written':
      response.setSuccess(success(outcome.revision, outcome.position));
      return response;
  }
}

function success(revision: number, position: number | undefined): streams.AppendResp.Success {
  const success = new streams.AppendResp.Success();
  if (revision < 0) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) {
    success.setNoPosition(new shared.Empty());
  } else {
    const at = new streams.AppendResp.Position();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    success.setPosition(at);
  }
  return success;
}

function wrongExpectedVersion(expected: ExpectedRevision, current: number): streams.AppendResp.WrongExpectedVersion {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (expected === 'any') message.setExpectedAny(new shared.Empty());
  else if (expected === 'no_stream') message.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') message.setExpectedStreamExists(new shared.Empty());
  else message.setExpectedRevision(String(expected));
  if (current < 0) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(String(current));
  return message;
}
