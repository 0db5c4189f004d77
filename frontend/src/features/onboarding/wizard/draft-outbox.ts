import type { DraftKind, OnboardingDraft, OnboardingStep } from '@trackrecord/contracts';

/** The step a draft belongs to; work experience and projects share one. */
export const STEP_OF: Readonly<Record<DraftKind, OnboardingStep>> = {
  personal: 'personal',
  education: 'education',
  experience: 'experience',
  project: 'experience',
  skills: 'skills',
  preferences: 'preferences',
};

/** How long typing has to pause (ms) before a draft is sent. */
const PAUSE = 1_000;

/**
 * Sends drafts to the server, one after the other: each a moment after typing pauses, or at once when asked to. What
 * could not be sent waits for the next reason to send.
 */
export class DraftOutbox {
  readonly #waiting = new Map<DraftKind, OnboardingDraft>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<boolean> = Promise.resolve(true);
  #failed = false;

  /** `send` answers whether the server has it. */
  constructor(private readonly send: (step: OnboardingStep, draft: OnboardingDraft) => Promise<boolean>) {}

  /** Takes a draft to send; a newer one of the same kind takes the place of an older one. */
  put(draft: OnboardingDraft): void {
    this.#waiting.set(draft.kind, draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Sends what waits; true when nothing waits any more. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#sendAll());
    return this.#sending;
  }

  /** Waits for what is under way, so that nothing older arrives after what is sent next; what waits stays here. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Drops the drafts of a step: it is finished, or they are discarded. */
  forget(step: OnboardingStep): void {
    for (const kind of this.#waiting.keys()) if (STEP_OF[kind] === step) this.#waiting.delete(kind);
  }

  /** Whether the last try to send something failed, so that it may never get there. */
  get isStuck(): boolean {
    return this.#failed && this.#waiting.size > 0;
  }

  async #sendAll(): Promise<boolean> {
    for (const [kind, draft] of [...this.#waiting]) {
      this.#failed = !(await this.send(STEP_OF[kind], draft));
      if (this.#failed) return false;
      if (this.#waiting.get(kind) === draft) this.#waiting.delete(kind);
    }
    return this.#waiting.size === 0;
  }
}
