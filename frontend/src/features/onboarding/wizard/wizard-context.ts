import type { DraftKind, DraftValue, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { createContext, use } from 'react';

/** What came of finishing a step: whether it is recorded, else why not (the person has been told). */
export type Recorded = { readonly recorded: true } | { readonly recorded: false; readonly failure?: unknown };

/** The wizard as its steps see it. */
export interface Wizard {
  readonly uid: string;
  /** Whether it edits a profile that was saved before, from the profile page. */
  readonly editing: boolean;
  /** The revision of the profile it edits. */
  readonly revision: number | undefined;
  /** What the finished steps said, over the profile the wizard started from. */
  readonly data: ProfileSections;
  readonly done: readonly OnboardingStep[];
  /** Skills that were noticed in what was written and said, when the wizard was opened. */
  readonly noticed: readonly string[];
  /** What a step held when it was last left, if it was not finished since. */
  readonly draftOf: <Kind extends DraftKind>(kind: Kind) => DraftValue<Kind> | undefined;
  /** Keeps what a step holds, in this tab at once and on the server a moment later. */
  readonly keepDraft: <Kind extends DraftKind>(kind: Kind, value: DraftValue<Kind>) => void;
  /** The kinds of drafts that hold something that is not part of `data` yet. */
  readonly unfinished: () => readonly DraftKind[];
  /** Finishes a step; `failed` is said where the server gives no reason of its own. */
  readonly complete: (step: OnboardingStep, data: ProfileSections, failed?: string) => Promise<Recorded>;
  readonly skip: (step: OnboardingStep, data: ProfileSections) => Promise<Recorded>;
  /** Starts over from another version of the profile. */
  readonly restart: (data: ProfileSections, revision: number) => void;
  /** Forgets what this tab keeps: the profile is saved. */
  readonly finish: () => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around a step; throws outside of one. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('useWizard must be used within a WizardProvider');
  return wizard;
}
