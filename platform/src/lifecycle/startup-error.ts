/** Exit code for startup errors that a restart does not fix (EX_CONFIG). */
export const STARTUP_ERROR_EXIT_CODE = 78;

/** The process cannot start with this configuration or these stores. The message says what was found and what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
