import { StartupError } from '../lifecycle/startup-error.js';

/** The log is not the one the read models were built from, or a large part of it is missing. */
export class LogMismatchError extends StartupError {
  override readonly name = 'LogMismatchError';
}
