import type { OnboardingDraft, OnboardingProgress, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { failureText } from '../../../shared/api/api-error';
import { logFailure } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useLeaveGuard } from '../../../shared/forms/use-unsaved-guard';
import { DraftOutbox } from './draft-outbox';
import { Drafts } from './drafts';
import { forgetWizard, keepWizard } from './kept-wizard';
import { useRecordStepMutation } from './onboarding-api';
import { unfinishedIn } from './unfinished';
import { WizardContext } from './wizard-context';
import type { Recorded, Wizard } from './wizard-context';
import type { WizardStart } from './wizard-start';

interface WizardProviderProps {
  readonly start: WizardStart;
  readonly children: ReactNode;
}

/** What the wizard knows of the server, and the drafts of its steps; it lives as long as the provider. */
function openDrafts(
  { uid, editing, ...start }: WizardStart,
  record: (step: OnboardingStep, draft: OnboardingDraft) => Promise<OnboardingProgress>,
) {
  const base: { revision: number; data: ProfileSections; finished: boolean; open: boolean } = {
    revision: start.revision,
    data: start.data,
    finished: false,
    open: true,
  };
  const keepHere = (drafts: Drafts): void => {
    const { revision, data } = base;
    if (base.open && !base.finished)
      keepWizard(uid, editing, { revision, drafts: drafts.all(), ...(editing && { data }) });
  };
  const outbox = new DraftOutbox(async (step, draft) => {
    try {
      base.revision = (await record(step, draft)).revision;
    } catch (failure) {
      logFailure('A draft could not be sent', failure);
      return false;
    }
    keepHere(drafts);
    return true;
  });
  const drafts: Drafts = new Drafts(start.drafts, (_all, changed) => {
    keepHere(drafts);
    if (!editing && changed !== undefined) outbox.put(changed);
  });
  return {
    drafts,
    outbox,
    /** Goes on from what the server, or in edit mode the person, has settled. */
    settleOn: (revision: number, data: ProfileSections): void => {
      base.revision = revision;
      base.data = data;
      keepHere(drafts);
    },
    finish: (): void => {
      base.finished = true;
      forgetWizard(uid, editing);
    },
    /** Once it is closed nothing is kept here any more: whoever signs out is forgotten, whatever is still under way. */
    setOpen: (open: boolean): void => {
      base.open = open;
    },
    /** Whether leaving the wizard loses something. */
    isUnsaved: () => {
      if (base.finished) return false;
      return editing ? base.data !== start.data || unfinishedIn(drafts.all(), base.data).length > 0 : outbox.isStuck;
    },
  };
}

const leavesWizard = (_from: string, to: string): boolean => !to.startsWith('/onboarding');

/** The wizard around its steps: records what they say, and keeps what they hold. */
export function WizardProvider({ start, children }: WizardProviderProps) {
  const { uid, editing } = start;
  const [send] = useRecordStepMutation();
  const [{ drafts, outbox, settleOn, finish, setOpen, isUnsaved }] = useState(() =>
    openDrafts(start, (step, draft) => send({ uid, step, record: { draft } }).unwrap()),
  );
  const [{ data, done, revision }, settle] = useState({ data: start.data, done: start.done, revision: start.revision });
  const { question } = useLeaveGuard({
    isUnsaved,
    leaves: leavesWizard,
    ...(!editing && { trySaving: () => outbox.flush() }),
  });

  useEffect(() => {
    const flush = (): void => void outbox.flush();
    setOpen(true);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      setOpen(false);
      flush();
    };
  }, [outbox, setOpen]);

  const completeHere = (step: OnboardingStep, sections: ProfileSections): Recorded => {
    const now = { ...data, ...sections };
    drafts.drop(step);
    settleOn(revision, now);
    settle({ data: now, done, revision });
    return { recorded: true };
  };

  const recordStep = async (
    step: OnboardingStep,
    record: { data: ProfileSections } | { skipped: true },
    failed: string = MESSAGES.profileNotSaved,
  ): Promise<Recorded> => {
    await outbox.settle();
    try {
      const progress = await send({ uid, step, record }).unwrap();
      const now = { ...data, ...progress.data };
      outbox.forget(step);
      drafts.drop(step);
      settleOn(progress.revision, now);
      settle({ data: now, done: progress.done, revision });
      return { recorded: true };
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
      editing ? completeHere(step, sections) : recordStep(step, { data: sections }, failed),
    skip: async (step, sections) => {
      if (editing) return completeHere(step, sections);
      // What was added is in the draft, and skipping keeps it.
      await outbox.flush();
      return recordStep(step, { skipped: true });
    },
    restart: (theirs, theirRevision) => {
      drafts.dropAll();
      settleOn(theirRevision, theirs);
      settle({ data: theirs, done, revision: theirRevision });
    },
    finish,
  };

  return (
    <WizardContext value={wizard}>
      {children}
      <UnsavedWarning question={question} />
    </WizardContext>
  );
}
