import type { OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { failureText } from '../../../shared/api/api-error';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useLeaveGuard } from '../../../shared/forms/use-unsaved-guard';
import { notify } from '../../../shared/toast/notify';
import { keepEditing, keepOnboarding } from './keeping';
import { useRecordStepMutation } from './onboarding-api';
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
  const [keeping] = useState(() =>
    editing
      ? keepEditing(start)
      : keepOnboarding(start, (step, draft, leaving) => send({ uid, step, record: { draft }, leaving }).unwrap()),
  );
  const { drafts, outbox } = keeping;
  const [{ data, done, revision }, settle] = useState({ data: start.data, done: start.done, revision: start.revision });
  const { question } = useLeaveGuard({
    isUnsaved: keeping.isUnsaved,
    leaves: leavesWizard,
    ...(outbox && { trySaving: () => outbox.flush() }),
  });
  useFlushOnLeaving(keeping);

  const finishStep = (step: OnboardingStep, sections: ProfileSections, doneNow = done): Recorded => {
    const now = { ...data, ...sections };
    keeping.finishStep(step, now);
    settle({ data: now, done: doneNow, revision });
    return { recorded: true };
  };

  const record = async (
    step: OnboardingStep,
    what: { data: ProfileSections } | { skipped: true },
    failed: string = MESSAGES.profileNotSaved,
  ): Promise<Recorded> => {
    await outbox?.settle();
    try {
      const progress = await send({ uid, step, record: what }).unwrap();
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
    draftOf: (kind) => drafts.of(kind),
    keepDraft: (kind, value) => drafts.keep(kind, value),
    unfinished: () => unfinishedIn(drafts.all(), data),
    complete: async (step, sections, failed) =>
      editing ? finishStep(step, sections) : record(step, { data: sections }, failed),
    skip: async (step, sections) => {
      if (outbox === undefined) return finishStep(step, sections);
      // What was added is in the draft, and skipping keeps what the server has of it.
      if (await outbox.flush()) return record(step, { skipped: true });
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
    keeping.forget();
    question.discard();
  };

  return (
    <WizardContext value={wizard}>
      {children}
      <UnsavedWarning question={{ ...question, discard }} />
    </WizardContext>
  );
}
