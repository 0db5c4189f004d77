/** The exit code of a process that must not run on the stores it found: starting it again changes nothing (EX_CONFIG). */
export const STARTUP_ERROR_EXIT_CODE = 78;

/** The stores do not fit together. The message is for the operator: what was found, and what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartRefused';
}
