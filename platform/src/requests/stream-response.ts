import type { Response } from 'express';

/** Emitted by the response when a stream begins. */
const STREAM_STARTED = 'stream started';

/** Sends the status and the headers of a response that goes on until one side ends it. */
export function startStream(response: Response, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { 'Cache-Control': 'no-store', ...headers });
  response.flushHeaders();
  response.emit(STREAM_STARTED);
}

/**
 * Calls back once: when a response is sent or aborted or, for a stream, when it begins, because how long it goes on says
 * nothing about the server. `status` is `aborted` if the client disconnected before.
 */
export function onResponded(response: Response, callback: (status: string) => void): void {
  const onClose = () => callback(response.writableFinished ? String(response.statusCode) : 'aborted');
  response.once('close', onClose);
  response.once(STREAM_STARTED, () => {
    response.off('close', onClose);
    callback(String(response.statusCode));
  });
}
