import type { ClientRequest, IncomingMessage } from 'node:http';

/** How long (ms) the gateway waits for a server behind it. */
export interface UpstreamTimeouts {
  /** Until a connection is open. */
  readonly connectMs: number;
  /** Until the head of the response is there, while nothing is left to be read from the client. */
  readonly answerMs: number;
  /** Between two pieces of the body of the response. */
  readonly idleMs: number;
}

/** A server behind the gateway took too long. */
export class UpstreamTimeout extends Error {
  override readonly name = 'UpstreamTimeout';
}

/**
 * Destroys an upstream request, with its connection, when the server takes too long. Time in which the server waits for
 * the rest of a body that the client sends slowly does not count: the front has a deadline of its own for that.
 */
export function applyTimeouts(
  incoming: IncomingMessage,
  outgoing: ClientRequest,
  { connectMs, answerMs, idleMs }: UpstreamTimeouts,
): void {
  const fail = (what: string) => outgoing.destroy(new UpstreamTimeout(`${what} timed out`));
  let answering: NodeJS.Timeout | undefined;
  let isAnswered = false;
  const stopWaiting = () => clearTimeout(answering);
  const waitForAnswer = () => {
    stopWaiting();
    if (!isAnswered) answering = setTimeout(fail, answerMs, 'response');
  };

  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const connecting = setTimeout(fail, connectMs, 'connection');
    const connected = () => clearTimeout(connecting);
    socket.once('connect', connected);
    outgoing.once('close', connected);
  });
  // The client is paused while the server takes in no more of the body.
  incoming.on('pause', waitForAnswer).once('end', waitForAnswer);
  outgoing.on('drain', () => {
    if (!incoming.readableEnded) stopWaiting();
  });
  if (incoming.readableEnded) waitForAnswer();
  outgoing.once('response', () => {
    isAnswered = true;
    stopWaiting();
    outgoing.setTimeout(idleMs, () => fail('response body'));
  });
  outgoing.once('close', stopWaiting);
}
