import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Task, TaskContext } from '../../../shared/api/task';
import { hasPendingRecording } from '../../../shared/forms/pending-recordings';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useLeaveGuard } from '../../../shared/forms/use-unsaved-guard';
import { useLazyGetOnboardingQuery, useRecordStepMutation } from './onboarding-api';
import { selectHasUnsavedChanges } from './wizard-slice';
import type { WizardState } from './wizard-slice';
import { createWizardStore } from './wizard-store';
import type { WizardStore } from './wizard-store';

const WizardContext = createContext<WizardStore | null>(null);

/** The wizard's API for its steps. */
export type Wizard = ReturnType<typeof useWizard>;

/** Returns the wizard. The component renders again when a step is completed, but not when a draft changes. */
export function useWizard() {
  const store = use(WizardContext);
  if (store === null) throw new Error('useWizard must be used within a WizardProvider');
  const { getState, subscribe, actions } = store;
  const { uid, isEditing } = getState();
  return {
    ...actions,
    uid,
    isEditing,
    detectedSkills: useSyncExternalStore(subscribe, () => getState().detectedSkills),
    data: useSyncExternalStore(subscribe, () => getState().data),
    doneSteps: useSyncExternalStore(subscribe, () => getState().doneSteps),
    /** The revision of the edited profile. */
    revision: useSyncExternalStore(subscribe, () => (isEditing ? getState().revision : undefined)),
  };
}

const isOutsideWizard = (path: string): boolean => !path.startsWith('/onboarding');

interface WizardProviderProps {
  readonly initialState: WizardState;
  readonly children: ReactNode;
}

/** Holds the wizard's store while it is mounted, and asks before input would be lost. */
export function WizardProvider({ initialState, children }: WizardProviderProps) {
  const [recordStep] = useRecordStepMutation();
  const [fetchProgress] = useLazyGetOnboardingQuery();
  const { uid, isEditing } = initialState;
  const [task] = useState(() => new Task());
  const [store] = useState(() =>
    createWizardStore(initialState, {
      recordStep: (args) =>
        recordStep({
          uid,
          ...args,
          requestIds: task.toRequestIds('data' in args.record ? args.record.data : {}),
        }).unwrap(),
      fetchProgress: () => fetchProgress(uid).unwrap(),
    }),
  );
  const isLeavingToStep = useRef(false);
  const { discardPrompt } = useLeaveGuard({
    isUnsaved: () => selectHasUnsavedChanges(store.getState()) || hasPendingRecording(),
    shouldBlock: (_from, to) => {
      isLeavingToStep.current = !isOutsideWizard(to);
      return !isLeavingToStep.current || hasPendingRecording();
    },
    ...(!isEditing && { trySave: async () => (await store.flush()) && !hasPendingRecording() }),
  });

  useEffect(() => store.open(), [store]);

  const discard = (): void => {
    // Within the wizard only a recording is discarded; the drafts stay.
    if (!isLeavingToStep.current) store.actions.clearStoredState();
    isLeavingToStep.current = false;
    discardPrompt.discard();
  };

  return (
    <WizardContext value={store}>
      <TaskContext value={task}>{children}</TaskContext>
      <UnsavedWarning discardPrompt={{ ...discardPrompt, discard }} />
    </WizardContext>
  );
}
