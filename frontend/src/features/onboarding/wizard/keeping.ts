import type { OnboardingDraft, OnboardingProgress, OnboardingStep, ProfileSections } from '@trackrecord/contracts';
import { failureText, isApiError } from '../../../shared/api/api-error';
import { sameValues } from '../../../shared/forms/same-values';
import { logFailure } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import { DraftOutbox } from './draft-outbox';
import type { Sent } from './draft-outbox';
import { Drafts } from './drafts';
import { draftList, forgetWizard, keepEdit, keepUnsent, readUnsent } from './kept-wizard';
import { unfinishedIn } from './unfinished';
import type { WizardStart } from './wizard-start';

/** How what is typed in the wizard outlives a step, a reload, and as far as it can the tab. */
export interface Keeping {
  readonly drafts: Drafts;
  /** The newest revision of the onboarding that this tab has heard of, and how it hears of one. */
  readonly revision: () => number;
  readonly hear: (revision: number) => void;
  /** Sends drafts on; absent in edit mode, where nothing is recorded before the profile is saved. */
  readonly outbox: DraftOutbox | undefined;
  /** Whether leaving the wizard loses something. */
  readonly isUnsaved: () => boolean;
  /** A step is finished: what it held is part of the data now. */
  readonly finishStep: (step: OnboardingStep, data: ProfileSections) => void;
  /** Goes on from another version of the profile. */
  readonly restart: (data: ProfileSections, revision: number) => void;
  /** Once it is closed nothing is kept here any more: whoever signs out is forgotten, whatever is still under way. */
  readonly setOpen: (open: boolean) => void;
  /** Forgets what this tab keeps: it is saved, or discarded. */
  readonly forget: () => void;
}

type Record = (step: OnboardingStep, draft: OnboardingDraft, leaving: boolean) => Promise<OnboardingProgress>;

/** Sends a draft; one that the server will never take as it is, is told to the person. */
async function sendDraft(record: Record, hear: Keeping['hear'], ...sending: Parameters<Record>): Promise<Sent> {
  try {
    hear((await record(...sending)).revision);
    return 'arrived';
  } catch (failure) {
    logFailure('A draft could not be sent', failure);
    const refused = isApiError(failure) && [400, 413, 422].includes(Number(failure.status));
    if (refused) notify.error(failureText(failure, "Your draft couldn't be saved."));
    return refused ? 'refused' : 'failed';
  }
}

/** Keeps drafts on the server, and in this tab as long as the server is not known to have them. */
export function keepOnboarding({ uid, drafts: start, ...from }: WizardStart, record: Record): Keeping {
  let isOpen = true;
  let { revision } = from;
  const hear = (heard: number): void => {
    revision = Math.max(revision, heard);
  };
  const outbox = new DraftOutbox(
    (...sending) => sendDraft(record, hear, ...sending),
    (waiting) => {
      if (isOpen) keepUnsent(uid, waiting);
    },
  );
  const drafts = new Drafts(start, (changed) => {
    if (changed !== undefined) outbox.put(changed);
  });
  // What an earlier visit of this tab could not send is still to be sent.
  for (const draft of draftList(readUnsent(uid))) outbox.put(draft);
  return {
    revision: () => revision,
    hear,
    drafts,
    outbox,
    isUnsaved: () => outbox.isStuck,
    finishStep: (step) => {
      outbox.forget(step);
      drafts.drop(step);
    },
    restart: () => drafts.dropAll(),
    setOpen: (open) => {
      isOpen = open;
    },
    forget: () => forgetWizard(uid),
  };
}

/** Keeps an edited profile in this tab until it is saved or discarded. */
export function keepEditing({ uid, ...start }: WizardStart): Keeping {
  let isOpen = true;
  let { base, revision } = start;
  let { data } = start;
  const keepHere = (): void => {
    if (isOpen) keepEdit(uid, { revision, base, data, drafts: drafts.all() });
  };
  const drafts: Drafts = new Drafts(start.drafts, keepHere);
  return {
    revision: () => revision,
    hear: () => undefined,
    drafts,
    outbox: undefined,
    isUnsaved: () => isOpen && (!sameValues(data, base) || unfinishedIn(drafts.all(), data).length > 0),
    finishStep: (step, now) => {
      data = now;
      drafts.drop(step);
    },
    restart: (theirs, theirRevision) => {
      base = theirs;
      revision = theirRevision;
      data = theirs;
      drafts.dropAll();
    },
    setOpen: (open) => {
      isOpen = open;
    },
    forget: () => {
      isOpen = false;
      forgetWizard(uid);
    },
  };
}
