import type { OnboardingDraft, OnboardingProgress, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { errorText, isApiError } from '../../../shared/api/api-error';
import { isDeepEqual } from '../../../shared/forms/is-deep-equal';
import { logError } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import { DraftOutbox } from './draft-outbox';
import type { SendResult } from './draft-outbox';
import { DraftStore, findUnfinishedDrafts, toDraftList } from './drafts';
import { clearWizardStorage, readUnsentDrafts, storeEdit, storeUnsentDrafts } from './wizard-storage';
import type { WizardStart } from './wizard-start';

/** Persists the drafts of the wizard: in session storage, and on the server during onboarding. */
export interface DraftPersistence {
  readonly drafts: DraftStore;
  /** The newest onboarding revision this tab knows. */
  readonly revision: () => number;
  readonly updateRevision: (revision: number) => void;
  /** Undefined in edit mode, where nothing is sent before the profile is saved. */
  readonly outbox: DraftOutbox | undefined;
  readonly hasUnsavedChanges: () => boolean;
  /** Takes over the data of a completed step and drops its drafts. */
  readonly completeStep: (step: OnboardingStep, data: ProfileSections) => void;
  /** Drops all drafts and continues from another version of the profile. */
  readonly restart: (data: ProfileSections, revision: number) => void;
  /** Enables or disables writes to session storage, so that a late response cannot store data after a sign-out. */
  readonly setOpen: (open: boolean) => void;
  /** Removes the user's data from session storage. */
  readonly clear: () => void;
}

type SendDraft = (step: OnboardingStep, draft: OnboardingDraft, isUnloading: boolean) => Promise<OnboardingProgress>;

async function trySendDraft(
  sendDraft: SendDraft,
  updateRevision: DraftPersistence['updateRevision'],
  ...args: Parameters<SendDraft>
): Promise<SendResult> {
  try {
    updateRevision((await sendDraft(...args)).revision);
    return 'sent';
  } catch (error) {
    logError('Sending a draft failed', error);
    const isRejected = isApiError(error) && [400, 413, 422].includes(Number(error.status));
    if (isRejected) notify.error(errorText(error, "Your draft couldn't be saved."));
    return isRejected ? 'rejected' : 'failed';
  }
}

/** Sends drafts to the server and stores them in this tab until the server confirms them. */
export function createOnboardingPersistence(
  { uid, drafts: initialDrafts, ...start }: WizardStart,
  sendDraft: SendDraft,
): DraftPersistence {
  let isOpen = true;
  let { revision } = start;
  const updateRevision = (newRevision: number): void => {
    revision = Math.max(revision, newRevision);
  };
  const outbox = new DraftOutbox(
    (...args) => trySendDraft(sendDraft, updateRevision, ...args),
    (pending) => {
      if (isOpen) storeUnsentDrafts(uid, pending);
    },
  );
  const drafts = new DraftStore(initialDrafts, (changed) => {
    if (changed !== undefined) outbox.put(changed);
  });
  for (const draft of toDraftList(readUnsentDrafts(uid))) outbox.put(draft);
  return {
    revision: () => revision,
    updateRevision,
    drafts,
    outbox,
    hasUnsavedChanges: () => outbox.hasFailures,
    completeStep: (step) => {
      outbox.discard(step);
      drafts.clearStep(step);
    },
    restart: () => drafts.clear(),
    setOpen: (open) => {
      isOpen = open;
    },
    clear: () => clearWizardStorage(uid),
  };
}

/** Stores an edited profile in this tab until it is saved or discarded. */
export function createEditPersistence({ uid, ...start }: WizardStart): DraftPersistence {
  let isOpen = true;
  let { base, revision } = start;
  let { data } = start;
  const store = (): void => {
    if (isOpen) storeEdit(uid, { revision, base, data, drafts: drafts.getAll() });
  };
  const drafts: DraftStore = new DraftStore(start.drafts, store);
  return {
    revision: () => revision,
    updateRevision: () => undefined,
    drafts,
    outbox: undefined,
    hasUnsavedChanges: () =>
      isOpen && (!isDeepEqual(data, base) || findUnfinishedDrafts(drafts.getAll(), data).length > 0),
    completeStep: (step, newData) => {
      data = newData;
      drafts.clearStep(step);
    },
    restart: (remote, remoteRevision) => {
      base = remote;
      revision = remoteRevision;
      data = remote;
      drafts.clear();
    },
    setOpen: (open) => {
      isOpen = open;
    },
    clear: () => {
      isOpen = false;
      clearWizardStorage(uid);
    },
  };
}
