import type { OnboardingDraft, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { selectHasUnsavedChanges, startOnboarding, wizardSlice } from '../features/onboarding/wizard/wizard-slice';
import type { DraftFailure, WizardState } from '../features/onboarding/wizard/wizard-slice';
import { createWizardStore } from '../features/onboarding/wizard/wizard-store';
import { networkError } from '../shared/api/api-error';
import { makeProgress } from './onboarding';

const START = startOnboarding('nadia', null, makeProgress(), {});

const rejectRequest = () => Promise.reject(new Error('Unexpected request'));

export type SendResult = 'sent' | DraftFailure;

type SendDraft = (step: OnboardingStep, draft: OnboardingDraft, isUnloading: boolean) => Promise<SendResult>;

/** The drafts of a wizard whose requests have the results of `send`. `onChange` receives the unsent drafts. */
export class DraftOutbox {
  readonly #wizard;

  constructor(send: SendDraft, onChange: (unsent: readonly OnboardingDraft[]) => void) {
    this.#wizard = createWizardStore(START, {
      recordStep: async ({ step, record, keepalive = false }) => {
        if (!('draft' in record)) return rejectRequest();
        const result = await send(step, record.draft, keepalive);
        if (result === 'sent') return makeProgress();
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- As an unwrapped mutation.
        throw { ...networkError, ...(result === 'rejected' && { status: 400 }) };
      },
      fetchProgress: rejectRequest,
    });
    const { getState, subscribe } = this.#wizard;
    subscribe(() => onChange(getState().unsent.map(({ draft }) => draft)));
  }

  put({ kind, value }: OnboardingDraft): void {
    if (value !== null) this.#wizard.actions.saveDraft(kind, value);
  }

  /** Completes a step, which discards its drafts. */
  discard(step: OnboardingStep): void {
    this.#wizard.dispatch(wizardSlice.actions.stepCompleted({ step, data: {} }));
  }

  readonly flush = (): Promise<boolean> => this.#wizard.flush();

  readonly flushOnUnload = (): void => this.#wizard.flushOnUnload();

  get hasFailures(): boolean {
    return selectHasUnsavedChanges(this.#wizard.getState());
  }
}

interface EditStart extends Pick<WizardState, 'uid' | 'isEditing' | 'revision' | 'data' | 'base' | 'done' | 'drafts'> {
  readonly step: OnboardingStep;
  readonly detectedSkills: readonly string[];
}

/** Creates a wizard in edit mode. */
export function createEditPersistence({ step, ...start }: EditStart) {
  const { dispatch, getState } = createWizardStore(
    { ...START, ...start, firstStep: step },
    { recordStep: rejectRequest, fetchProgress: rejectRequest },
  );
  return {
    completeStep: (completed: OnboardingStep, data: ProfileSections): void => {
      dispatch(wizardSlice.actions.stepCompleted({ step: completed, data }));
    },
    hasUnsavedChanges: () => selectHasUnsavedChanges(getState()),
  };
}
