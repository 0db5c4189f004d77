import { isRecord } from '../api/is-record';

const isSessionEndedError = (error: unknown): boolean => isRecord(error) && error.code === 'auth/user-token-expired';

/**
 * Tells a session that the provider has ended from a person who has signed out. The SDK signs out itself when it cannot
 * renew a token, before it says why: what it says meanwhile waits for the renewal.
 */
export class SessionEndDetector<User> {
  #ended: User | undefined;
  #renewals = 0;
  #held: (() => void) | undefined;

  /** Whose session has ended; undefined while there is a session, and after a sign-out. */
  get endedUser(): User | undefined {
    return this.#ended;
  }

  /** Passes a change of the person on, or keeps it to itself where the provider has ended their session. */
  handleUserChange(user: User | undefined, notify: () => void): void {
    if (user === undefined && this.#renewals > 0) {
      this.#held = notify;
      return;
    }
    this.#ended = undefined;
    notify();
  }

  /** Renews the token of a person. */
  async renewToken(user: User, getToken: () => Promise<string>): Promise<string> {
    this.#renewals += 1;
    try {
      return await getToken();
    } catch (error) {
      if (isSessionEndedError(error)) {
        this.#ended = user;
        this.#held = undefined;
      }
      throw error;
    } finally {
      this.#renewals -= 1;
      if (this.#renewals === 0) {
        this.#held?.();
        this.#held = undefined;
      }
    }
  }
}
