import { NotGenuine } from './cipher.js';
import { KeyMissing } from './key-store.js';

/** Why something sealed does not open, however often it is tried. */
export type Unopenable = KeyMissing | NotGenuine;

/**
 * Returns true if an error says that this one sealed value does not open, while others may: its own key is missing, or
 * does not fit. An erased account (`KeyDestroyed`) and a database of keys that is away or empty are something else.
 */
export const isUnopenable = (error: unknown): error is Unopenable =>
  error instanceof KeyMissing || error instanceof NotGenuine;

/** Returns the reason without naming the subject. */
export const whyUnopenable = (error: Unopenable): string =>
  error instanceof KeyMissing ? 'its key is missing' : 'it does not fit its key';
