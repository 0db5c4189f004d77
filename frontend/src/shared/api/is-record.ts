/** Whether a value, such as an answer of a server, is an object whose fields can be asked for. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
