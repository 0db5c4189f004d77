import type { DraftKind, OnboardingDraft, OnboardingStep } from '@trackrecord/contracts';
import { STEP_OF_DRAFT } from '@trackrecord/contracts/onboarding/names';

/** What became of a draft: the server has it, may have it later, or will never take it as it is. */
export type Sent = 'arrived' | 'failed' | 'refused';

type Send = (step: OnboardingStep, draft: OnboardingDraft, leaving: boolean) => Promise<Sent>;

/** How long typing has to pause (ms) before a draft is sent. */
const PAUSE = 1_000;

/**
 * Sends drafts to the server, one after the other: each a moment after typing pauses, or at once when asked to. What
 * could not be sent waits for the next reason to send; what was refused waits until it changes.
 */
export class DraftOutbox {
  readonly #waiting = new Map<DraftKind, OnboardingDraft>();
  readonly #troubled = new Map<OnboardingDraft, Sent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  /** `onChange` hears what waits, whenever that changes: it is all that the server is not known to have. */
  constructor(
    private readonly send: Send,
    private readonly onChange: (waiting: readonly OnboardingDraft[]) => void = () => undefined,
  ) {}

  /** Takes a draft to send; a newer one of the same kind takes the place of an older one. */
  put(draft: OnboardingDraft): void {
    this.#waiting.set(draft.kind, draft);
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Sends what waits; true when nothing waits any more. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#sendInTurn());
    await this.#sending;
    return this.#waiting.size === 0;
  }

  /** Sends what waits all at once: the page is about to go, and nothing can follow an answer any more. */
  leave(): void {
    clearTimeout(this.#timer);
    for (const draft of this.#waiting.values()) void this.#sendOne(draft, true);
  }

  /** Waits for what is under way, so that nothing older arrives after what is sent next; what waits stays here. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Drops the drafts of a step: it is finished, or they are discarded. */
  forget(step: OnboardingStep): void {
    for (const kind of this.#waiting.keys()) if (STEP_OF_DRAFT[kind] === step) this.#waiting.delete(kind);
    this.#tell();
  }

  /** Whether something could not be sent, so that it may never get there. */
  get isStuck(): boolean {
    return [...this.#waiting.values()].some((draft) => this.#troubled.has(draft));
  }

  async #sendInTurn(): Promise<void> {
    for (const kind of [...this.#waiting.keys()]) {
      const draft = this.#waiting.get(kind);
      if (draft !== undefined && this.#troubled.get(draft) !== 'refused') await this.#sendOne(draft, false);
    }
  }

  async #sendOne(draft: OnboardingDraft, leaving: boolean): Promise<void> {
    const sent = await this.send(STEP_OF_DRAFT[draft.kind], draft, leaving);
    if (this.#waiting.get(draft.kind) !== draft) return;
    if (sent === 'arrived') this.#waiting.delete(draft.kind);
    else this.#troubled.set(draft, sent);
    this.#tell();
  }

  #tell(): void {
    this.onChange([...this.#waiting.values()]);
  }
}
