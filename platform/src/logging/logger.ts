import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * The JSON log of one process. Bodies, headers and documents are never logged: a request is its id, method and path, an
 * error its name, message, code and stack. Of the requests that fail, those that are our fault (5xx) are logged.
 */
export function createLogger(name: string, level: string): Logger {
  // Written at once: an asynchronous destination loops for ever at exit when the reader of the log is gone.
  const output = pino.destination({ dest: 1, sync: true });
  return pino({ name, level, serializers: { err: describeError } }, output);
}

/** An error for the log: its name, message, code and stack, never attached documents or bodies. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
