interface Prompt {
  readonly result: Promise<boolean>;
  readonly settle: (isRenewed: boolean) => void;
}

/**
 * Prompts the user to sign in again when the server rejects their token. All waiting requests share one prompt.
 */
export class SessionRenewal {
  #prompt: Prompt | undefined;
  #isDismissed = false;
  #isEnded = false;
  readonly #subscribers = new Set<() => void>();

  /** Calls back when `isPromptOpen` or `isEnded` changes; returns a function that unsubscribes. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  readonly isPromptOpen = (): boolean => this.#prompt !== undefined;

  /** Whether the user was signed out everywhere: signing in again in the dialog would hide that. */
  readonly isEnded = (): boolean => this.#isEnded;

  /** Ends the session on this page. */
  end(): void {
    this.#isEnded = true;
    this.#notify();
  }

  /**
   * Resolves to true when the user has signed in again. After "Not now" only writes prompt again, so that background
   * refetches do not.
   */
  renew(isWrite: boolean): Promise<boolean> {
    if (this.#prompt !== undefined) return this.#prompt.result;
    if (this.#isEnded || (this.#isDismissed && !isWrite)) return Promise.resolve(false);
    let settle: Prompt['settle'] = () => undefined;
    const result = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.#prompt = { result, settle };
    this.#notify();
    return result;
  }

  /** Closes the prompt, if one is open. */
  settle(isRenewed: boolean): void {
    const prompt = this.#prompt;
    if (prompt === undefined) return;
    this.#isDismissed = !isRenewed;
    this.#prompt = undefined;
    this.#notify();
    prompt.settle(isRenewed);
  }

  #notify(): void {
    this.#subscribers.forEach((notify) => notify());
  }
}
