interface Prompt {
  readonly result: Promise<boolean>;
  readonly settle: (isRenewed: boolean) => void;
}

/**
 * Asks the person to sign in again when the server no longer accepts their token. Everything that was being sent waits
 * for the one answer.
 */
export class SessionRenewal {
  #prompt: Prompt | undefined;
  #isDismissed = false;
  readonly #subscribers = new Set<() => void>();

  /** Calls back whenever `isAsked` changes; returns the way to stop. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Whether the person is being asked. */
  readonly isPromptOpen = (): boolean => this.#prompt !== undefined;

  /**
   * Resolves with whether the same person has signed in again. Once they have said "Not now", only what they save asks
   * again: a page that refreshes in the background must not.
   */
  renew(isWrite: boolean): Promise<boolean> {
    if (this.#prompt !== undefined) return this.#prompt.result;
    if (this.#isDismissed && !isWrite) return Promise.resolve(false);
    let settle: Prompt['settle'] = () => undefined;
    const result = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.#prompt = { result, settle };
    this.#notify();
    return result;
  }

  /** Ends the question; without one it does nothing. */
  settle(isRenewed: boolean): void {
    const prompt = this.#prompt;
    if (prompt === undefined) return;
    this.#isDismissed = !isRenewed;
    this.#prompt = undefined;
    this.#notify();
    prompt.settle(isRenewed);
  }

  #notify(): void {
    this.#subscribers.forEach((follow) => follow());
  }
}
