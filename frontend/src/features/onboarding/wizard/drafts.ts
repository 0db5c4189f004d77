import type { DraftKind, DraftValue, OnboardingDraft, OnboardingDrafts, OnboardingStep } from '@trackrecord/contracts';
import { DRAFT_KINDS, STEP_OF_DRAFT } from '@trackrecord/contracts/onboarding/names';

/**
 * What the steps hold and have not finished, by kind. It is no state of React: a step reads its draft when it opens,
 * and writes it with every key.
 */
export class Drafts {
  #drafts: OnboardingDrafts;

  /** `onChange` hears of every change, and of which draft where only one changed. */
  constructor(
    drafts: OnboardingDrafts,
    private readonly onChange: (draft?: OnboardingDraft) => void,
  ) {
    this.#drafts = drafts;
  }

  of<Kind extends DraftKind>(kind: Kind): DraftValue<Kind> | undefined {
    return this.#drafts[kind] as DraftValue<Kind> | undefined;
  }

  keep<Kind extends DraftKind>(kind: Kind, value: DraftValue<Kind>): void {
    this.#drafts = { ...this.#drafts, [kind]: value };
    this.onChange({ kind, value });
  }

  /** Forgets the drafts of a step. */
  drop(step: OnboardingStep): void {
    this.#drafts = Object.fromEntries(
      DRAFT_KINDS.flatMap((kind) => (STEP_OF_DRAFT[kind] === step ? [] : [[kind, this.#drafts[kind]]])),
    );
    this.onChange();
  }

  dropAll(): void {
    this.#drafts = {};
    this.onChange();
  }

  all(): OnboardingDrafts {
    return this.#drafts;
  }
}
