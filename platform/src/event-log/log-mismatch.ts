import { StartupError } from '../lifecycle/startup-error.js';

/** The log is not the one that the read models were made of, or most of it is missing. */
export class LogMismatch extends StartupError {
  override readonly name = 'LogMismatch';
}
