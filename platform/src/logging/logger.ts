import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * Creates the JSON logger of a process. Bodies, headers and documents are never logged: a request is logged as id,
 * method and path, an error as name, message, code and stack. Of failed requests only server errors (5xx) are logged.
 */
export function createLogger(name: string, level: string): Logger {
  // Synchronous: an asynchronous destination loops forever at exit if the reader of the log is gone.
  const output = pino.destination({ dest: 1, sync: true });
  return pino({ name, level, serializers: { err: describeError } }, output);
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
