import type { OnboardingProgress, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { errorText, isApiError } from '../../../shared/api/api-error';
import { hasPendingRecording } from '../../../shared/describe/pending-recordings';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useLeaveGuard } from '../../../shared/forms/use-unsaved-guard';
import { notify } from '../../../shared/toast/notify';
import { createEditPersistence, createOnboardingPersistence } from './draft-persistence';
import type { DraftPersistence } from './draft-persistence';
import { findUnfinishedDrafts } from './drafts';
import { useLazyGetOnboardingQuery, useRecordStepMutation } from './onboarding-api';
import { WizardContext } from './wizard-context';
import type { StepResult, Wizard } from './wizard-context';
import type { WizardStart } from './wizard-start';

interface WizardProviderProps {
  readonly start: WizardStart;
  readonly children: ReactNode;
}

const LISTS = ['educations', 'experiences', 'projects'] as const;

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
  const lists = LISTS.flatMap((list) =>
    local[list] === undefined ? [] : [[list, mergeList<Entry>(local[list], remote[list] ?? [], base[list] ?? [])]],
  );
  return { ...local, ...(Object.fromEntries(lists) as ProfileSections) };
}

/** Sends pending drafts when the page is hidden or unloaded and when the wizard unmounts. */
function useFlushOnUnload({ outbox, setOpen }: Pick<DraftPersistence, 'outbox' | 'setOpen'>): void {
  useEffect(() => {
    const flush = (): void => outbox?.flushOnUnload();
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    setOpen(true);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      setOpen(false);
      void outbox?.flush();
    };
  }, [outbox, setOpen]);
}

const isOutsideWizard = (_from: string, to: string): boolean => !to.startsWith('/onboarding');

/** Provides the wizard to its steps: records their data and persists their drafts. */
export function WizardProvider({ start, children }: WizardProviderProps) {
  const { uid, isEditing } = start;
  const [recordStep] = useRecordStepMutation();
  const [fetchProgress] = useLazyGetOnboardingQuery();
  const [persistence] = useState(() =>
    isEditing
      ? createEditPersistence(start)
      : createOnboardingPersistence(start, (step, draft, keepalive) =>
          recordStep({ uid, step, record: { draft }, keepalive }).unwrap(),
        ),
  );
  const { drafts, outbox } = persistence;
  const [{ data, done, revision }, setProgress] = useState({
    data: start.data,
    done: start.done,
    revision: start.revision,
  });
  const isLeavingToStep = useRef(false);
  const { question } = useLeaveGuard({
    isUnsaved: () => persistence.hasUnsavedChanges() || hasPendingRecording(),
    leaves: (from, to) => {
      isLeavingToStep.current = !isOutsideWizard(from, to);
      return !isLeavingToStep.current || hasPendingRecording();
    },
    ...(outbox && { trySaving: async () => (await outbox.flush()) && !hasPendingRecording() }),
  });
  useFlushOnUnload(persistence);

  const applyStep = (step: OnboardingStep, sections: ProfileSections, newDone = done): StepResult => {
    const newData = { ...data, ...sections };
    persistence.completeStep(step, newData);
    setProgress({ data: newData, done: newDone, revision });
    return { isRecorded: true };
  };

  /** Records a step. If another tab or device recorded meanwhile (412), merges its entries and retries once. */
  const recordWithMerge = async (step: OnboardingStep, local: ProfileSections): Promise<OnboardingProgress> => {
    try {
      return await recordStep({ uid, step, record: { data: local }, ifMatch: persistence.revision() }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      const remote = await fetchProgress(uid).unwrap();
      const merged = mergeAddedEntries(local, remote.data, data);
      return recordStep({ uid, step, record: { data: merged }, ifMatch: remote.revision }).unwrap();
    }
  };

  const tryRecord = async (
    step: OnboardingStep,
    sendRequest: () => Promise<OnboardingProgress>,
    fallbackMessage: string = MESSAGES.profileNotSaved,
  ): Promise<StepResult> => {
    await outbox?.waitUntilIdle();
    try {
      const progress = await sendRequest();
      persistence.updateRevision(progress.revision);
      return applyStep(step, progress.data, progress.done);
    } catch (error) {
      notify.error(errorText(error, fallbackMessage));
      return { isRecorded: false, error };
    }
  };

  const wizard: Wizard = {
    uid,
    isEditing,
    revision: isEditing ? revision : undefined,
    data,
    done,
    detectedSkills: start.detectedSkills,
    getDraft: (kind) => drafts.get(kind),
    saveDraft: (kind, value) => drafts.set(kind, value),
    getUnfinishedDrafts: () => findUnfinishedDrafts(drafts.getAll(), data),
    completeStep: async (step, sections, fallbackMessage) =>
      isEditing ? applyStep(step, sections) : tryRecord(step, () => recordWithMerge(step, sections), fallbackMessage),
    skipStep: async (step, sections) => {
      if (outbox === undefined) return applyStep(step, sections);
      // The server keeps the entries of the draft, so the draft has to arrive before the skip.
      if (await outbox.flush())
        return tryRecord(step, () => recordStep({ uid, step, record: { skipped: true } }).unwrap());
      notify.error(MESSAGES.profileNotSaved);
      return { isRecorded: false };
    },
    restart: (remote, remoteRevision) => {
      persistence.restart(remote, remoteRevision);
      setProgress({ data: remote, done, revision: remoteRevision });
    },
    clearStoredState: persistence.clear,
  };

  const discard = (): void => {
    // Within the wizard only a recording is discarded; the drafts stay.
    if (!isLeavingToStep.current) persistence.clear();
    isLeavingToStep.current = false;
    question.discard();
  };

  return (
    <WizardContext value={wizard}>
      {children}
      <UnsavedWarning question={{ ...question, discard }} />
    </WizardContext>
  );
}
