import { makeProgress } from '../../../testing/onboarding';
import { initOnboardingState } from './wizard-slice';
import type { WizardState } from './wizard-slice';
import { createWizardStore } from './wizard-store';
import type { WizardRequests } from './wizard-store';

const UNSENT_DRAFTS_KEY = 'wizard:onboarding:nadia';
const EDIT_KEY = 'wizard:edit:nadia';
const ONBOARDING = initOnboardingState('nadia', null, makeProgress(['userType']), {});
const TYPED = { firstName: 'Nadia', lastName: '', linkedInUrl: '' };

/** Opens a wizard whose requests stay in flight until `respond` is called. */
function openWizard(start: WizardState) {
  const requests: Parameters<WizardRequests['recordStep']>[0][] = [];
  const responses: (() => void)[] = [];
  const wizard = createWizardStore(start, {
    recordStep: (args) => {
      requests.push(args);
      return new Promise((resolve) => responses.push(() => resolve(makeProgress(['userType'], {}, { revision: 7 }))));
    },
    fetchProgress: () => Promise.reject(new Error('Unexpected request')),
  });
  const respond = () => {
    responses.shift()?.();
    return jest.advanceTimersByTimeAsync(0);
  };
  return { ...wizard, requests, respond, close: wizard.open() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends unsent drafts with keepalive when the page is unloaded', async () => {
  const { actions, getState, requests, respond, close } = openWizard(ONBOARDING);
  actions.saveDraft('personal', TYPED);
  window.dispatchEvent(new Event('pagehide'));
  const draft = { kind: 'personal', value: TYPED };
  expect(requests).toEqual([{ step: 'personal', record: { draft }, keepalive: true }]);
  expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toContain('Nadia');
  await respond();
  expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toBeNull();
  expect(getState().revision).toBe(7);
  close();
});

it('sends unsent drafts when it closes, and no longer changes session storage', async () => {
  const { actions, requests, respond, close } = openWizard(ONBOARDING);
  actions.saveDraft('personal', TYPED);
  close();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toMatchObject([{ step: 'personal', keepalive: false }]);
  sessionStorage.clear();
  actions.saveDraft('personal', { ...TYPED, lastName: 'Kurian' });
  await respond();
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(requests).toHaveLength(1);
});

it('sends the unsent drafts of an earlier visit after the debounce time', async () => {
  const { requests, close } = openWizard(
    initOnboardingState('nadia', null, makeProgress(['userType']), { personal: TYPED }),
  );
  await jest.advanceTimersByTimeAsync(900);
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(1);
  close();
});

it('stores drafts in edit mode until the edit is finished, and sends nothing', async () => {
  const { actions, requests, close } = openWizard({ ...ONBOARDING, isEditing: true });
  actions.saveDraft('personal', TYPED);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(EDIT_KEY)).toContain('Nadia');
  actions.clearStoredState();
  actions.saveDraft('personal', TYPED);
  close();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sessionStorage).toHaveLength(0);
  expect(requests).toEqual([]);
});

it('does not freeze the input of forms', () => {
  const { actions, close } = openWizard({ ...ONBOARDING, isEditing: true });
  const skills = { skills: ['Go'], typed: '', bulk: '', isBulk: false };
  actions.saveDraft('skills', skills);
  skills.skills.push('Rust');
  actions.getDraft('skills')?.skills.push('Rust');
  expect(actions.getDraft('skills')?.skills).toEqual(['Go']);
  close();
});
