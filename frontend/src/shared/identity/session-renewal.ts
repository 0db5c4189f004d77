interface Prompt {
  readonly result: Promise<boolean>;
  readonly settle: (isRenewed: boolean) => void;
}

/** Why the user has to sign in again: the token has expired, or they were signed out everywhere. */
export type RenewalReason = 'expired' | 'signed-out';

/**
 * Prompts the user to sign in again when the server rejects their token. All waiting requests share one prompt.
 */
export class SessionRenewal {
  #prompt: Prompt | undefined;
  #reason: RenewalReason = 'expired';
  #isDismissed = false;
  #isEnded = false;
  readonly #subscribers = new Set<() => void>();

  /** `hasUnsavedEdits` tells whether closing the page would lose edits. */
  constructor(private readonly hasUnsavedEdits: () => boolean = () => false) {}

  /** Calls back when `isPromptOpen`, `getReason` or `isEnded` changes; returns a function that unsubscribes. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  readonly isPromptOpen = (): boolean => this.#prompt !== undefined;

  /** Returns the reason of the prompt that was opened last. */
  readonly getReason = (): RenewalReason => this.#reason;

  /** Whether the session has ended on this page, which then has to be closed. */
  readonly isEnded = (): boolean => this.#isEnded;

  /**
   * Called when the user was signed out everywhere. Ends the session on this page, unless it has unsaved edits: they
   * are kept behind the prompt until the user has signed in again or discards them.
   */
  signOut(): void {
    const isPrompting = this.#prompt !== undefined && this.#reason === 'signed-out';
    if (isPrompting || this.#isEnded) return;
    if (this.hasUnsavedEdits()) this.#openPrompt('signed-out');
    else this.#end();
  }

  /**
   * Resolves to true when the user has signed in again. After "Not now" only writes prompt again, so that background
   * refetches do not.
   */
  renew(isWrite: boolean): Promise<boolean> {
    if (this.#prompt !== undefined) return this.#prompt.result;
    if (this.#isEnded || (this.#isDismissed && !isWrite)) return Promise.resolve(false);
    return this.#openPrompt('expired').result;
  }

  /** Closes the prompt, if one is open. A user who was signed out everywhere and does not renew loses their edits. */
  settle(isRenewed: boolean): void {
    if (this.#prompt === undefined) return;
    this.#isDismissed = !isRenewed;
    this.#closePrompt(isRenewed);
    if (!isRenewed && this.#reason === 'signed-out') this.#end();
  }

  /** Closes the prompt because it cannot be shown; the next rejected request opens it again. */
  cancel(): void {
    this.#closePrompt(false);
  }

  /** Opens the prompt, or gives an open one another reason. */
  #openPrompt(reason: RenewalReason): Prompt {
    let settle: Prompt['settle'] = () => undefined;
    const result = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    const prompt = (this.#prompt ??= { result, settle });
    this.#reason = reason;
    this.#notify();
    return prompt;
  }

  #closePrompt(isRenewed: boolean): void {
    const prompt = this.#prompt;
    this.#prompt = undefined;
    this.#notify();
    prompt?.settle(isRenewed);
  }

  #end(): void {
    this.#isEnded = true;
    this.#notify();
  }

  #notify(): void {
    this.#subscribers.forEach((notify) => notify());
  }
}
