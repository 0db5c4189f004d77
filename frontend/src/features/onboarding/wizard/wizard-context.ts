import type { DraftKind, DraftValue, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { createContext, use } from 'react';

/** The result of completing a step. An error has already been shown to the user. */
export type StepResult = { readonly isRecorded: true } | { readonly isRecorded: false; readonly error?: unknown };

/** The wizard's API for its steps. */
export interface Wizard {
  readonly uid: string;
  /** Whether a saved profile is edited. */
  readonly isEditing: boolean;
  /** The revision of the edited profile. */
  readonly revision: number | undefined;
  /** The data of the completed steps, on top of the initial profile. */
  readonly data: ProfileSections;
  readonly done: readonly OnboardingStep[];
  /** Skills detected in descriptions and transcripts before the wizard was opened. */
  readonly detectedSkills: readonly string[];
  /** Returns the draft of a step that was left without being completed. */
  readonly getDraft: <Kind extends DraftKind>(kind: Kind) => DraftValue<Kind> | undefined;
  /** Stores a draft in this tab and sends it to the server, debounced. */
  readonly saveDraft: <Kind extends DraftKind>(kind: Kind, value: DraftValue<Kind>) => void;
  /** Returns the kinds of drafts that differ from `data`. */
  readonly getUnfinishedDrafts: () => readonly DraftKind[];
  /** Completes a step. `fallbackMessage` is shown if the server gives no reason for a failure. */
  readonly completeStep: (step: OnboardingStep, data: ProfileSections, failed?: string) => Promise<StepResult>;
  readonly skipStep: (step: OnboardingStep, data: ProfileSections) => Promise<StepResult>;
  /** Drops all edits and continues from another version of the profile. */
  readonly restart: (data: ProfileSections, revision: number) => void;
  /** Removes the wizard's data from session storage. */
  readonly clearStoredState: () => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('useWizard must be used within a WizardProvider');
  return wizard;
}
