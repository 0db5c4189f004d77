import { StartRefused } from '../lifecycle/start-refused.js';

/** The log is not the one that the read models were made of, or most of it is missing. */
export class LogMismatch extends StartRefused {
  override readonly name = 'LogMismatch';
}
