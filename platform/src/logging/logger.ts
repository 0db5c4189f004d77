import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * The JSON log of one process. What could hold personal data or credentials is never logged; these paths are the
 * second line behind that rule.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.authorization', '*.password'],
    serializers: { err: describeError },
  });
}

/** An error for the log: its name, message, code and stack, never attached documents or bodies. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
