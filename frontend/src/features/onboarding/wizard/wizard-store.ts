import { configureStore } from '@reduxjs/toolkit';
import type {
  DraftKind,
  DraftValue,
  OnboardingDraft,
  OnboardingProgress,
  OnboardingStep,
  ProfileSections,
} from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { DRAFT_STEPS } from '@trackrecord/contracts/onboarding/names';
import { getErrorMessage, isApiError, isRevisionConflict } from '../../../shared/api/api-error';
import { inDevelopment } from '../../../shared/config/env';
import { logError } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import type { RecordStepArgs } from './onboarding-api';
import { findUnfinishedDrafts, wizardSlice } from './wizard-slice';
import type { WizardState } from './wizard-slice';
import { clearWizardStorage, storeWizard } from './wizard-storage';

const { draftChanged, draftFailed, draftSent, editFinished, profileReplaced, skillsDetected, stepCompleted } =
  wizardSlice.actions;

/** The requests of the wizard. They reject with an `ApiError`. */
export interface WizardRequests {
  readonly recordStep: (args: Omit<RecordStepArgs, 'uid' | 'requestIds'>) => Promise<OnboardingProgress>;
  readonly fetchProgress: () => Promise<OnboardingProgress>;
}

/** The result of completing a step. An error has already been shown to the user. */
export type StepResult = { readonly isRecorded: true } | { readonly isRecorded: false; readonly error?: unknown };

export type WizardStore = ReturnType<typeof createWizardStore>;

const DEBOUNCE_MS = 1_000;
/** With these statuses the server rejects a draft for good: it is sent again only after it has changed. */
const REJECTED_STATUSES: readonly number[] = [400, 413, 422];

const LIST_SECTIONS = ['educations', 'experiences', 'projects'] as const;

interface Entry {
  readonly id: string;
}

/** Returns the local list plus the entries added remotely since `base`. Entries deleted locally stay deleted. */
function mergeList<T extends Entry>(local: readonly T[], remote: readonly T[], base: readonly T[]): T[] {
  const knownIds = new Set([...local, ...base].map(({ id }) => id));
  return [...local, ...remote.filter(({ id }) => !knownIds.has(id))];
}

/** Adds the entries that another tab or device recorded since `base`. If both changed an entry, the local one wins. */
function mergeAddedEntries(local: ProfileSections, remote: ProfileSections, base: ProfileSections): ProfileSections {
  const lists = LIST_SECTIONS.flatMap((list) =>
    local[list] === undefined ? [] : [[list, mergeList<Entry>(local[list], remote[list] ?? [], base[list] ?? [])]],
  );
  return { ...local, ...(Object.fromEntries(lists) as ProfileSections) };
}

/**
 * Creates the store of one visit to the wizard and saves its changes: completed steps and drafts on the server, and
 * unsent drafts in session storage (decision 009). In edit mode everything stays in session storage, since the review
 * saves the profile.
 *
 * The wizard has its own store, not a slice of the signed-in area's: the state exists from the first render and is
 * discarded with the wizard.
 */
export function createWizardStore(initialState: WizardState, { recordStep, fetchProgress }: WizardRequests) {
  const { uid, isEditing } = initialState;
  const store = configureStore({
    reducer: wizardSlice.reducer,
    preloadedState: initialState,
    devTools: inDevelopment && { name: 'wizard' },
  });
  const { dispatch } = store;
  const getState = (): WizardState => store.getState();
  const subscribe = (onChange: () => void) => store.subscribe(onChange);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The drafts in flight. They are sent one at a time, so that no older draft arrives after a newer one. */
  let pendingSends: Promise<unknown> = Promise.resolve();

  const sendDraft = async (draft: OnboardingDraft, { keepalive }: { readonly keepalive: boolean }): Promise<void> => {
    try {
      const { revision } = await recordStep({ step: DRAFT_STEPS[draft.kind], record: { draft }, keepalive });
      dispatch(draftSent({ draft, revision }));
    } catch (error) {
      logError('Sending a draft failed', error);
      const isRejected = isApiError(error) && REJECTED_STATUSES.includes(Number(error.status));
      if (isRejected) notify.error(getErrorMessage(error, "Your draft couldn't be saved."), error);
      dispatch(draftFailed({ draft, failure: isRejected ? 'rejected' : 'failed' }));
    }
  };

  const sendUnsentDrafts = async (): Promise<void> => {
    for (const { draft } of getState().unsentDrafts) {
      // The draft may have changed or been discarded while the drafts before it were sent.
      const latestDraft = getState().unsentDrafts.find((unsentDraft) => unsentDraft.draft.kind === draft.kind);
      if (latestDraft !== undefined && latestDraft.failure !== 'rejected')
        await sendDraft(latestDraft.draft, { keepalive: false });
    }
  };

  /** Sends the unsent drafts now. Resolves to true if none is left. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    pendingSends = pendingSends.then(sendUnsentDrafts);
    await pendingSends;
    return getState().unsentDrafts.length === 0;
  };

  const scheduleFlush = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), DEBOUNCE_MS);
  };

  /** Sends the unsent drafts in parallel: a page that unloads cannot wait for one response before the next request. */
  const flushOnUnload = (): void => {
    clearTimeout(timer);
    for (const { draft } of getState().unsentDrafts) void sendDraft(draft, { keepalive: true });
  };

  /** Records a step. If another tab or device recorded meanwhile (412), merges its entries and retries once. */
  const recordWithMerge = async (step: OnboardingStep, local: ProfileSections): Promise<OnboardingProgress> => {
    const { data, revision } = getState();
    try {
      return await recordStep({ step, record: { data: local }, ifMatch: revision });
    } catch (error) {
      if (!isRevisionConflict(error)) throw error;
      const remoteProgress = await fetchProgress();
      const mergedSections = mergeAddedEntries(local, remoteProgress.data, data);
      return recordStep({ step, record: { data: mergedSections }, ifMatch: remoteProgress.revision });
    }
  };

  const record = async (
    step: OnboardingStep,
    sendRequest: () => Promise<OnboardingProgress>,
    fallbackMessage: string = MESSAGES.profileNotSaved,
  ): Promise<StepResult> => {
    clearTimeout(timer);
    // A draft in flight must not arrive after the step.
    await pendingSends;
    try {
      const { data, done, revision } = await sendRequest();
      dispatch(stepCompleted({ step, data, doneSteps: done, revision }));
      return { isRecorded: true };
    } catch (error) {
      notify.error(getErrorMessage(error, fallbackMessage), error);
      return { isRecorded: false, error };
    }
  };

  const completeEdit = (step: OnboardingStep, data: ProfileSections): StepResult => {
    dispatch(stepCompleted({ step, data }));
    return { isRecorded: true };
  };

  return {
    dispatch,
    getState,
    subscribe,
    /**
     * Stores the state after every change from now on, and sends unsent drafts when the page is hidden or unloaded.
     * Returns a function that closes the wizard.
     */
    open: () => {
      const sendWhenHidden = (): void => {
        if (document.visibilityState === 'hidden') flushOnUnload();
      };
      const unsubscribe = subscribe(() => storeWizard(getState()));
      window.addEventListener('pagehide', flushOnUnload);
      document.addEventListener('visibilitychange', sendWhenHidden);
      if (getState().unsentDrafts.length > 0) scheduleFlush();
      return () => {
        window.removeEventListener('pagehide', flushOnUnload);
        document.removeEventListener('visibilitychange', sendWhenHidden);
        // From here on a late response cannot store data, because the user may have signed out.
        unsubscribe();
        void flush();
      };
    },
    flush,
    flushOnUnload,
    /** The wizard's API for its steps. */
    actions: {
      /** Returns the draft of a step that was left without being completed. */
      getDraft: <Kind extends DraftKind>(kind: Kind) =>
        // A copy: the state is frozen, and forms mutate their initial values.
        structuredClone(getState().drafts[kind]) as DraftValue<Kind> | undefined,
      /** Stores a draft in this tab and sends it to the server, debounced. */
      saveDraft: <Kind extends DraftKind>(kind: Kind, value: DraftValue<Kind>) => {
        dispatch(draftChanged(structuredClone({ kind, value } as OnboardingDraft)));
        if (!isEditing) scheduleFlush();
      },
      /** Returns the kinds of drafts that differ from the data of the completed steps. */
      getUnfinishedDrafts: () => findUnfinishedDrafts(getState().drafts, getState().data),
      /** Offers skills in the skills step. */
      addDetectedSkills: (skills: readonly string[]) => {
        dispatch(skillsDetected(skills));
      },
      /** Completes a step. `fallbackMessage` is shown if the server gives no reason for a failure. */
      completeStep: async (
        step: OnboardingStep,
        data: ProfileSections,
        fallbackMessage?: string,
      ): Promise<StepResult> =>
        isEditing ? completeEdit(step, data) : record(step, () => recordWithMerge(step, data), fallbackMessage),
      skipStep: async (step: OnboardingStep, data: ProfileSections): Promise<StepResult> => {
        if (isEditing) return completeEdit(step, data);
        // The server keeps the entries of the draft, so the draft has to arrive before the skip.
        if (await flush()) return record(step, () => recordStep({ step, record: { skipped: true } }));
        notify.error(MESSAGES.profileNotSaved);
        return { isRecorded: false };
      },
      /** Drops all edits and continues from another version of the profile. */
      restart: (data: ProfileSections, revision: number) => {
        dispatch(profileReplaced({ data, revision }));
      },
      /** Removes the wizard's data from session storage. */
      clearStoredState: () => {
        dispatch(editFinished());
        clearWizardStorage(uid);
      },
    },
  };
}
