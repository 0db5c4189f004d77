import type { OnboardingDraft, OnboardingProgress } from '@trackrecord/contracts';
import { networkError } from '../../../shared/api/api-error';
import { makeProgress } from '../../../testing/onboarding';
import { selectHasUnsavedChanges, initOnboardingState, wizardSlice } from './wizard-slice';
import { createWizardStore } from './wizard-store';

const makePersonalDraft = (firstName: string): OnboardingDraft => ({
  kind: 'personal',
  value: { firstName, lastName: '', linkedInUrl: '' },
});

const describeDraft = ({ kind, value }: OnboardingDraft): string =>
  value !== null && 'firstName' in value ? value.firstName : kind;

type SendOutcome = 'sent' | 'failed' | 'rejected';

/** Creates a wizard whose drafts stay in flight until `respond` is called. */
function createWizard() {
  const sentDrafts: string[] = [];
  const pendingResponders: ((outcome: SendOutcome) => void)[] = [];
  const wizard = createWizardStore(initOnboardingState('nadia', null, makeProgress(), {}), {
    recordStep: ({ step, record }) => {
      sentDrafts.push('draft' in record ? describeDraft(record.draft) : step);
      return new Promise<OnboardingProgress>((resolve, reject) =>
        pendingResponders.push((outcome) => {
          if (outcome === 'sent') resolve(makeProgress());
          else reject(Object.assign(new Error(outcome), networkError, outcome === 'rejected' && { status: 400 }));
        }),
      );
    },
    fetchProgress: () => Promise.resolve(makeProgress()),
  });
  return {
    wizard,
    sentDrafts,
    saveDraft: ({ kind, value }: OnboardingDraft): void => {
      if (value !== null) wizard.actions.saveDraft(kind, value);
    },
    respond: (outcome: SendOutcome) => pendingResponders.shift()?.(outcome),
    getUnsentKinds: () => wizard.getState().unsentDrafts.map(({ draft }) => draft.kind),
    hasUnsavedChanges: () => selectHasUnsavedChanges(wizard.getState()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the latest draft once after the debounce time', async () => {
  const { saveDraft, sentDrafts } = createWizard();
  saveDraft(makePersonalDraft('N'));
  await jest.advanceTimersByTimeAsync(900);
  saveDraft(makePersonalDraft('Na'));
  await jest.advanceTimersByTimeAsync(900);
  expect(sentDrafts).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(sentDrafts).toEqual(['Na']);
});

it('sends drafts sequentially, then the ones added meanwhile', async () => {
  const { wizard, saveDraft, sentDrafts, respond } = createWizard();
  saveDraft(makePersonalDraft('N'));
  const firstFlush = wizard.flush();
  await jest.advanceTimersByTimeAsync(0);
  saveDraft(makePersonalDraft('Na'));
  const secondFlush = wizard.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sentDrafts).toEqual(['N']);
  respond('sent');
  expect(await firstFlush).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await secondFlush).toBe(true);
  expect(sentDrafts).toEqual(['N', 'Na']);
});

it('retries a failed draft on the next flush and reports the failure', async () => {
  const { wizard, saveDraft, hasUnsavedChanges, sentDrafts, respond } = createWizard();
  saveDraft(makePersonalDraft('N'));
  const firstFlush = wizard.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('failed');
  expect(await firstFlush).toBe(false);
  expect(hasUnsavedChanges()).toBe(true);
  const secondFlush = wizard.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await secondFlush).toBe(true);
  expect(hasUnsavedChanges()).toBe(false);
  expect(sentDrafts).toEqual(['N', 'N']);
});

it('does not send the drafts of a completed step', async () => {
  const { wizard, saveDraft, sentDrafts } = createWizard();
  saveDraft(makePersonalDraft('N'));
  wizard.dispatch(wizardSlice.actions.stepCompleted({ step: 'personal', data: {} }));
  expect(await wizard.flush()).toBe(true);
  expect(sentDrafts).toEqual([]);
});

const SKILLS_DRAFT: OnboardingDraft = { kind: 'skills', value: { skills: [], typed: 'Go', bulk: '', isBulk: false } };

it('continues after a rejected draft and does not resend it', async () => {
  const { wizard, saveDraft, hasUnsavedChanges, sentDrafts, respond, getUnsentKinds } = createWizard();
  saveDraft(makePersonalDraft('N'));
  saveDraft(SKILLS_DRAFT);
  const firstFlush = wizard.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('rejected');
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await firstFlush).toBe(false);
  expect(getUnsentKinds()).toEqual(['personal']);
  expect(await wizard.flush()).toBe(false);
  expect(sentDrafts).toEqual(['N', 'skills']);
  expect(hasUnsavedChanges()).toBe(true);
});

it('sends all drafts in parallel on unload and keeps them pending until the response', async () => {
  const { wizard, saveDraft, sentDrafts, respond, getUnsentKinds } = createWizard();
  saveDraft(makePersonalDraft('N'));
  saveDraft(SKILLS_DRAFT);
  wizard.flushOnUnload();
  expect(sentDrafts).toEqual(['N', 'skills']);
  expect(getUnsentKinds()).toEqual(['personal', 'skills']);
  respond('sent');
  respond('sent');
  await jest.advanceTimersByTimeAsync(0);
  expect(getUnsentKinds()).toEqual([]);
});
