import type { ClientRequest, IncomingMessage } from 'node:http';

/** How long (ms) the gateway waits for an upstream server. */
export interface UpstreamTimeouts {
  /** Until the connection is established. */
  readonly connectMs: number;
  /** Until the response headers arrive, not counting the time in which the client still sends its body. */
  readonly responseMs: number;
  /** Between two chunks of the response body. */
  readonly idleMs: number;
}

/** An upstream server did not respond in time. */
export class UpstreamTimeoutError extends Error {
  override readonly name = 'UpstreamTimeoutError';
}

/**
 * Destroys an upstream request and its connection when the server takes too long. Time in which the server waits for
 * the body of a slow client does not count: the front server has its own timeout for that.
 */
export function applyTimeouts(
  incoming: IncomingMessage,
  outgoing: ClientRequest,
  { connectMs, responseMs, idleMs }: UpstreamTimeouts,
): void {
  const fail = (phase: string) => outgoing.destroy(new UpstreamTimeoutError(`${phase} timed out`));
  let responseTimer: NodeJS.Timeout | undefined;
  let hasResponse = false;
  const stopTimer = () => clearTimeout(responseTimer);
  const restartTimer = () => {
    stopTimer();
    if (!hasResponse) responseTimer = setTimeout(fail, responseMs, 'response');
  };

  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const connectTimer = setTimeout(fail, connectMs, 'connection');
    const clearConnectTimer = () => clearTimeout(connectTimer);
    socket.once('connect', clearConnectTimer);
    outgoing.once('close', clearConnectTimer);
  });
  // The timer runs while the server has to act: after the whole body, or while the client is paused because the server
  // does not read.
  incoming.on('pause', restartTimer).once('end', restartTimer);
  outgoing.on('drain', () => {
    if (!incoming.readableEnded) stopTimer();
  });
  if (incoming.readableEnded) restartTimer();
  outgoing.once('response', () => {
    hasResponse = true;
    stopTimer();
    outgoing.setTimeout(idleMs, () => fail('response body'));
  });
  outgoing.once('close', stopTimer);
}
