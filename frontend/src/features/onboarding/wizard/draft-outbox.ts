import type { DraftKind, OnboardingDraft, OnboardingStep } from '@trackrecord/contracts';
import { STEP_OF_DRAFT } from '@trackrecord/contracts/onboarding/names';

/** The result of sending a draft. A failed draft is retried, a rejected one is not sent again until it changes. */
export type SendResult = 'sent' | 'failed' | 'rejected';

type SendDraft = (step: OnboardingStep, draft: OnboardingDraft, isUnloading: boolean) => Promise<SendResult>;

const DEBOUNCE_MS = 1_000;

/**
 * Sends drafts to the server one at a time, debounced or on `flush`. Failed drafts stay pending until the next flush;
 * rejected drafts stay pending until they change.
 */
export class DraftOutbox {
  readonly #pending = new Map<DraftKind, OnboardingDraft>();
  readonly #failures = new Map<OnboardingDraft, SendResult>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  /** `onChange` receives every draft that the server has not confirmed, whenever the list changes. */
  constructor(
    private readonly send: SendDraft,
    private readonly onChange: (pending: readonly OnboardingDraft[]) => void = () => undefined,
  ) {}

  /** Schedules a draft, replacing a pending draft of the same kind. */
  put(draft: OnboardingDraft): void {
    this.#pending.set(draft.kind, draft);
    this.#notify();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), DEBOUNCE_MS);
  }

  /** Sends the pending drafts now. Resolves to true if none is left. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#sendSequentially());
    await this.#sending;
    return this.#pending.size === 0;
  }

  /** Sends the pending drafts in parallel: a page that unloads cannot wait for one response before the next request. */
  flushOnUnload(): void {
    clearTimeout(this.#timer);
    for (const draft of this.#pending.values()) void this.#sendDraft(draft, true);
  }

  /** Waits for the request in flight, so that no older draft arrives after the next request. Pending drafts stay. */
  async waitUntilIdle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Removes the pending drafts of a step. */
  discard(step: OnboardingStep): void {
    for (const kind of this.#pending.keys()) if (STEP_OF_DRAFT[kind] === step) this.#pending.delete(kind);
    this.#notify();
  }

  /** Whether a pending draft has failed or was rejected. */
  get hasFailures(): boolean {
    return [...this.#pending.values()].some((draft) => this.#failures.has(draft));
  }

  async #sendSequentially(): Promise<void> {
    for (const kind of [...this.#pending.keys()]) {
      const draft = this.#pending.get(kind);
      if (draft !== undefined && this.#failures.get(draft) !== 'rejected') await this.#sendDraft(draft, false);
    }
  }

  async #sendDraft(draft: OnboardingDraft, isUnloading: boolean): Promise<void> {
    const result = await this.send(STEP_OF_DRAFT[draft.kind], draft, isUnloading);
    if (this.#pending.get(draft.kind) !== draft) return;
    if (result === 'sent') this.#pending.delete(draft.kind);
    else this.#failures.set(draft, result);
    this.#notify();
  }

  #notify(): void {
    this.onChange([...this.#pending.values()]);
  }
}
