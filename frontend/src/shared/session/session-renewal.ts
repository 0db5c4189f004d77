interface Question {
  readonly answer: Promise<boolean>;
  readonly settle: (isRenewed: boolean) => void;
}

/**
 * Asks the person to sign in again when the server no longer accepts their token. Everything that was being sent waits
 * for the one answer.
 */
export class SessionRenewal {
  #question: Question | undefined;
  #isDismissed = false;
  readonly #followers = new Set<() => void>();

  /** Calls back whenever `isAsked` changes; returns the way to stop. */
  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Whether the person is being asked. */
  readonly isAsked = (): boolean => this.#question !== undefined;

  /**
   * Resolves with whether the same person has signed in again. Once they have said "Not now", only what they save asks
   * again: a page that refreshes in the background must not.
   */
  renew(isWrite: boolean): Promise<boolean> {
    if (this.#question !== undefined) return this.#question.answer;
    if (this.#isDismissed && !isWrite) return Promise.resolve(false);
    let settle: Question['settle'] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.#question = { answer, settle };
    this.#tell();
    return answer;
  }

  /** Ends the question; without one it does nothing. */
  settle(isRenewed: boolean): void {
    const question = this.#question;
    if (question === undefined) return;
    this.#isDismissed = !isRenewed;
    this.#question = undefined;
    this.#tell();
    question.settle(isRenewed);
  }

  #tell(): void {
    this.#followers.forEach((follow) => follow());
  }
}
