import { isRecord } from '../is-record';

const isSessionEndedError = (error: unknown): boolean => isRecord(error) && error.code === 'auth/user-token-expired';

/**
 * Distinguishes a session that the provider has ended from a sign-out. If the SDK cannot renew a token, it signs out
 * before it rejects; so a sign-out during a renewal is deferred until the renewal has finished.
 */
export class SessionEndDetector<User> {
  #endedUser: User | undefined;
  #runningRenewalCount = 0;
  #pendingNotify: (() => void) | undefined;

  /** The user whose session has ended; undefined during a session and after a sign-out. */
  get endedUser(): User | undefined {
    return this.#endedUser;
  }

  /** Calls `notify` unless the provider has ended the session. */
  handleUserChange(user: User | undefined, notify: () => void): void {
    if (user === undefined && this.#runningRenewalCount > 0) {
      this.#pendingNotify = notify;
      return;
    }
    this.#endedUser = undefined;
    notify();
  }

  /** Renews the token of a user. */
  async renewToken(user: User, getToken: () => Promise<string>): Promise<string> {
    this.#runningRenewalCount += 1;
    try {
      return await getToken();
    } catch (error) {
      if (isSessionEndedError(error)) {
        this.#endedUser = user;
        this.#pendingNotify = undefined;
      }
      throw error;
    } finally {
      this.#runningRenewalCount -= 1;
      if (this.#runningRenewalCount === 0) {
        this.#pendingNotify?.();
        this.#pendingNotify = undefined;
      }
    }
  }
}
