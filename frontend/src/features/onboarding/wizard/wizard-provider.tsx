import type { OnboardingProgress, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { failureText, isApiError } from '../../../shared/api/api-error';
import { holdsRecording } from '../../../shared/describe/held-recordings';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useLeaveGuard } from '../../../shared/forms/use-unsaved-guard';
import { notify } from '../../../shared/toast/notify';
import { keepEditing, keepOnboarding } from './keeping';
import { mergedLists } from './merged-lists';
import { useLazyGetOnboardingQuery, useRecordStepMutation } from './onboarding-api';
import { unfinishedIn } from './unfinished';
import { useFlushOnLeaving } from './use-flush-on-leaving';
import { WizardContext } from './wizard-context';
import type { Recorded, Wizard } from './wizard-context';
import type { WizardStart } from './wizard-start';

interface WizardProviderProps {
  readonly start: WizardStart;
  readonly children: ReactNode;
}

const leavesWizard = (_from: string, to: string): boolean => !to.startsWith('/onboarding');

/** The wizard around its steps: records what they say, and keeps what they hold. */
export function WizardProvider({ start, children }: WizardProviderProps) {
  const { uid, editing } = start;
  const [send] = useRecordStepMutation();
  const [ask] = useLazyGetOnboardingQuery();
  const [keeping] = useState(() =>
    editing
      ? keepEditing(start)
      : keepOnboarding(start, (step, draft, leaving) => send({ uid, step, record: { draft }, leaving }).unwrap()),
  );
  const { drafts, outbox } = keeping;
  const [{ data, done, revision }, settle] = useState({ data: start.data, done: start.done, revision: start.revision });
  const staysInside = useRef(false);
  const { question } = useLeaveGuard({
    isUnsaved: () => keeping.isUnsaved() || holdsRecording(),
    leaves: (from, to) => {
      staysInside.current = !leavesWizard(from, to);
      return !staysInside.current || holdsRecording();
    },
    ...(outbox && { trySaving: async () => (await outbox.flush()) && !holdsRecording() }),
  });
  useFlushOnLeaving(keeping);

  const finishStep = (step: OnboardingStep, sections: ProfileSections, doneNow = done): Recorded => {
    const now = { ...data, ...sections };
    keeping.finishStep(step, now);
    settle({ data: now, done: doneNow, revision });
    return { recorded: true };
  };

  /** Records a step; one that another tab or device has moved on from is merged with what it says now, once. */
  const recordData = async (step: OnboardingStep, mine: ProfileSections): Promise<OnboardingProgress> => {
    try {
      return await send({ uid, step, record: { data: mine }, ifMatch: keeping.revision() }).unwrap();
    } catch (failure) {
      if (!isApiError(failure) || failure.status !== 412) throw failure;
      const theirs = await ask(uid).unwrap();
      const both = mergedLists(mine, theirs.data, data);
      return send({ uid, step, record: { data: both }, ifMatch: theirs.revision }).unwrap();
    }
  };

  const record = async (
    step: OnboardingStep,
    attempt: () => Promise<OnboardingProgress>,
    failed: string = MESSAGES.profileNotSaved,
  ): Promise<Recorded> => {
    await outbox?.settle();
    try {
      const progress = await attempt();
      keeping.hear(progress.revision);
      return finishStep(step, progress.data, progress.done);
    } catch (failure) {
      notify.error(failureText(failure, failed));
      return { recorded: false, failure };
    }
  };

  const wizard: Wizard = {
    uid,
    editing,
    revision: editing ? revision : undefined,
    data,
    done,
    noticed: start.noticed,
    draftOf: (kind) => drafts.of(kind),
    keepDraft: (kind, value) => drafts.keep(kind, value),
    unfinished: () => unfinishedIn(drafts.all(), data),
    complete: async (step, sections, failed) =>
      editing ? finishStep(step, sections) : record(step, () => recordData(step, sections), failed),
    skip: async (step, sections) => {
      if (outbox === undefined) return finishStep(step, sections);
      // What was added is in the draft, and skipping keeps what the server has of it.
      if (await outbox.flush()) return record(step, () => send({ uid, step, record: { skipped: true } }).unwrap());
      notify.error(MESSAGES.profileNotSaved);
      return { recorded: false };
    },
    restart: (theirs, theirRevision) => {
      keeping.restart(theirs, theirRevision);
      settle({ data: theirs, done, revision: theirRevision });
    },
    finish: keeping.forget,
  };

  const discard = (): void => {
    // What was typed is in the drafts, which only leaving the wizard loses.
    if (!staysInside.current) keeping.forget();
    staysInside.current = false;
    question.discard();
  };

  return (
    <WizardContext value={wizard}>
      {children}
      <UnsavedWarning question={{ ...question, discard }} />
    </WizardContext>
  );
}
