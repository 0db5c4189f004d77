import { act, screen, waitFor, within } from '@testing-library/react';
import type { OnboardingDraft } from '@trackrecord/contracts';
import { HttpResponse, delay, http } from 'msw';
import { EXPERIENCE, EDUCATION, SECTIONS, disableAi } from '../../../testing/candidate';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import {
  failOnboardingSaves,
  ONBOARDING_URL,
  makeProgressUpTo,
  makeProgress,
  serveOnboarding,
} from '../../../testing/onboarding';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { captureWriteIds } from '../../../testing/requests';
import { server } from '../../../testing/server';

const SAVE_URL = 'http://localhost/api/profile';

const COMPLETE_SECTIONS = SECTIONS;
const UNSENT_DRAFTS_KEY = 'wizard:onboarding:nadia';

beforeEach(() => {
  serveProfile(null);
  disableAi();
});

/** Responds to save requests in turn and returns the requests. */
const serveSave = (...responses: readonly (() => Response)[]) => {
  const saves: { body: unknown; ifMatch: string | null }[] = [];
  server.use(
    http.post(SAVE_URL, async ({ request }) => {
      saves.push({ body: await request.json(), ifMatch: request.headers.get('if-match') });
      return (responses[saves.length - 1] ?? responses.at(-1))?.();
    }),
  );
  return saves;
};

const saveProfile = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Save Profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save Profile' });
  await user.click(within(dialog).getByRole('button', { name: 'Save Profile' }));
};

describe('The wizard', () => {
  it.each([
    ['the first step', makeProgress(), '/onboarding/userType'],
    ['the first incomplete step', makeProgressUpTo('skills', COMPLETE_SECTIONS), '/onboarding/skills'],
    ['the review', makeProgressUpTo('review', COMPLETE_SECTIONS), '/onboarding/review'],
    [
      'the step that was edited last',
      makeProgressUpTo('skills', COMPLETE_SECTIONS, { step: 'education' }),
      '/onboarding/education',
    ],
  ])('opens at %s', async (_name, progress, expected) => {
    serveOnboarding(progress);
    const { address } = renderApp({ at: '/onboarding' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('redirects from a step that is not reachable yet', async () => {
    serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    const { address } = renderApp({ at: '/onboarding/review' });
    expect(await screen.findByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
    expect(address()).toBe('/onboarding/personal');
  });

  it('shows the progress bar from the second step on', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    const { router } = renderApp({ at: '/onboarding/skills' });
    const bar = await screen.findByRole('list', { name: 'Progress' });
    const items = within(bar).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'PersonalYou (done)',
      'EducationStudy (done)',
      'Exp & ProjWork (done)',
      'SkillsSkills',
      'PreferencesPrefs',
    ]);
    expect(items[3]).toHaveAttribute('aria-current', 'step');
    await act(() => router.navigate('/onboarding/userType'));
    expect(await screen.findByRole('heading', { name: 'Which best describes you?' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
  });

  it('shows an error when the progress cannot be loaded and retries', async () => {
    server.use(http.get(ONBOARDING_URL, () => HttpResponse.json(errorBody('The database is down'), { status: 500 })));
    const { user } = renderApp({ at: '/onboarding' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your progress');
    serveOnboarding();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Which best describes you?' })).toBeVisible();
  });

  it('records the user type in lower case after the animation and focuses the next heading', async () => {
    const recordedSteps = serveOnboarding();
    const { user, address } = renderApp({ at: '/onboarding' });
    await user.click(await screen.findByRole('button', { name: /^Recent Graduate/ }));
    expect(address()).toBe('/onboarding/userType');
    expect(await screen.findByRole('heading', { name: 'Tell us about yourself' })).toHaveFocus();
    expect(address()).toBe('/onboarding/personal');
    expect(recordedSteps).toEqual([{ step: 'userType', body: { data: { userType: 'graduate' } } }]);
  });

  it('sends drafts to the server after the debounce time', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.type(await screen.findByLabelText(/First name/), 'Nad');
    expect(recordedSteps).toEqual([]);
    await waitFor(() => expect(recordedSteps).toHaveLength(1));
    expect(recordedSteps[0]).toMatchObject({ step: 'personal', body: { draft: { value: { firstName: 'Nad' } } } });
    expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toBeNull();
  });

  it('keeps newer input over a reload while an older draft is in flight', async () => {
    let drafts = {};
    serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    server.use(
      http.get(ONBOARDING_URL, () => HttpResponse.json(makeProgressUpTo('personal', {}, { revision: 9, drafts }))),
      http.put(`${ONBOARDING_URL}/personal`, async ({ request }) => {
        const { draft } = (await request.json()) as { draft: OnboardingDraft };
        drafts = { [draft.kind]: draft.value };
        return delay('infinite');
      }),
    );
    const firstPage = renderApp({ at: '/onboarding/personal' });
    await firstPage.user.type(await screen.findByLabelText(/First name/), 'abc');
    await waitFor(() => expect(drafts).toMatchObject({ personal: { firstName: 'abc' } }));
    await firstPage.user.type(screen.getByLabelText(/First name/), 'def');
    const storedDrafts = sessionStorage.getItem(UNSENT_DRAFTS_KEY) ?? '';
    firstPage.unmount();
    sessionStorage.setItem(UNSENT_DRAFTS_KEY, storedDrafts);
    renderApp({ at: '/onboarding/personal' });
    expect(await screen.findByLabelText(/First name/)).toHaveValue('abcdef');
  });

  it('continues the draft of another device unless this tab has an unsent draft', async () => {
    const value = { firstName: 'Elsewhere', lastName: '', linkedInUrl: '' };
    serveOnboarding(makeProgressUpTo('personal', {}, { revision: 7, drafts: { personal: value } }));
    const firstPage = renderApp({ at: '/onboarding/personal' });
    expect(await screen.findByLabelText(/First name/)).toHaveValue('Elsewhere');
    firstPage.unmount();
    const storedDrafts = { skills: { nonsense: [] }, personal: { ...value, firstName: 'Here' } };
    sessionStorage.setItem(UNSENT_DRAFTS_KEY, JSON.stringify(storedDrafts));
    renderApp({ at: '/onboarding/personal' });
    expect(await screen.findByLabelText(/First name/)).toHaveValue('Here');
  });

  it('keeps unsent drafts of an earlier visit in session storage and sends them later', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('skills', COMPLETE_SECTIONS));
    const typedInfo = { firstName: 'Unsent', lastName: '', linkedInUrl: '' };
    sessionStorage.setItem(UNSENT_DRAFTS_KEY, JSON.stringify({ personal: typedInfo }));
    server.use(http.put(`${ONBOARDING_URL}/personal`, () => HttpResponse.error()));
    const { user } = renderApp({ at: '/onboarding/skills' });
    await user.type(await screen.findByLabelText('Add a skill'), 'Ru');
    expect(JSON.parse(sessionStorage.getItem(UNSENT_DRAFTS_KEY) ?? '{}')).toMatchObject({
      personal: typedInfo,
      skills: { typed: 'Ru' },
    });
    server.resetHandlers();
    serveProfile(null);
    disableAi();
    const laterSteps = serveOnboarding(makeProgressUpTo('skills', COMPLETE_SECTIONS));
    await user.type(screen.getByLabelText('Add a skill'), 's');
    await waitFor(() => expect(laterSteps.map(({ step }) => step)).toEqual(['personal', 'skills']));
    expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toBeNull();
    expect(recordedSteps.filter(({ body }) => body.data)).toEqual([]);
  });

  it('shows why the server rejects a draft', async () => {
    serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    failOnboardingSaves(400, 'Please use fewer characters.');
    const { user } = renderApp({ at: '/onboarding/personal' });
    await user.type(await screen.findByLabelText(/First name/), 'Nad');
    expect(await screen.findByText('Please use fewer characters.')).toBeVisible();
  });

  it('clears session storage when the user signs out in another tab', async () => {
    serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    failOnboardingSaves(503);
    const identity = memoryIdentity({ user: NADIA });
    const { user } = renderApp({ at: '/onboarding/personal', identity });
    await user.type(await screen.findByLabelText(/First name/), 'Nad');
    expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toContain('Nad');
    act(() => identity.setUser(null));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('merges entries recorded by another tab after a 412', async () => {
    const remoteEntry = { ...EXPERIENCE, id: '55555555-5555-4555-8555-555555555555', title: 'Baker' };
    const recordedSteps = serveOnboarding(makeProgressUpTo('experience', { ...COMPLETE_SECTIONS, experiences: [] }));
    const { user, address } = renderApp({ at: '/onboarding/experience' });
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await user.type(screen.getByLabelText(/Description/), 'Steered.');
    await user.click(screen.getByRole('button', { name: 'Add Experience' }));
    const requests: (string | null)[] = [];
    server.use(
      http.get(ONBOARDING_URL, () =>
        HttpResponse.json(
          makeProgressUpTo('skills', { ...COMPLETE_SECTIONS, experiences: [remoteEntry] }, { revision: 41 }),
        ),
      ),
      http.put(`${ONBOARDING_URL}/experience`, ({ request }) => {
        requests.push(request.headers.get('if-match'));
        // Later requests fall through to the default handler.
        return requests.length > 1 ? undefined : HttpResponse.json(errorBody('Changed meanwhile'), { status: 412 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    expect(requests).toEqual([expect.any(String), '"41"']);
    const titles = recordedSteps.at(-1)?.body.data?.experiences?.map(({ title }) => title);
    expect(titles).toEqual(['Pilot', 'Baker']);
  });

  it('does not skip the step when its draft cannot be sent', async () => {
    serveOnboarding(makeProgressUpTo('experience', { ...COMPLETE_SECTIONS, userType: 'graduate' }));
    const { user, address } = renderApp({ at: '/onboarding/experience?tab=projects' });
    failOnboardingSaves(503);
    await user.type(await screen.findByLabelText(/Project title/), 'Ferry Times');
    await user.type(screen.getByLabelText(/Description/), 'Timetables.');
    await user.click(screen.getByRole('button', { name: 'Add Project' }));
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Project' }));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('Failed to save profile. Please try again.')).toBeVisible();
    expect(address()).toBe('/onboarding/experience?tab=projects');
    expect(screen.getByRole('button', { name: 'Edit Ferry Times' })).toBeVisible();
  });

  it('sends unsent drafts before logging out', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await user.type(await screen.findByLabelText(/First name/), 'Nadia');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(recordedSteps.at(-1)?.body).toMatchObject({ draft: { value: { firstName: 'Nadia' } } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before logging out with drafts that cannot be sent', async () => {
    serveOnboarding(makeProgressUpTo('personal', { userType: 'student' }));
    failOnboardingSaves(503);
    const { user, address } = renderApp({ at: '/onboarding/personal' });
    await user.type(await screen.findByLabelText(/First name/), 'Nadia');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/First name/)).toHaveValue('Nadia');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('stays at the step when recording fails', async () => {
    serveOnboarding(makeProgressUpTo('skills', COMPLETE_SECTIONS));
    failOnboardingSaves(503);
    const { user, address } = renderApp({ at: '/onboarding/skills' });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Nothing can be saved right now.')).toBeVisible();
    expect(address()).toBe('/onboarding/skills');
  });
});

describe('The review', () => {
  const createSavedResponse = () => HttpResponse.json(makeProfile({ onboardingCompleted: true }), { status: 201 });

  it('saves the profile once and shows the thank-you page', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    const saves = serveSave(createSavedResponse);
    const sentIds = captureWriteIds();
    const { user, address } = renderApp({ at: '/onboarding/review' });
    await user.click(await screen.findByRole('button', { name: 'Save Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save Profile' });
    serveProfile(makeProfile({ onboardingCompleted: true }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Thank you. Your profile is saved.' })).toBeVisible();
    expect(address()).toBe('/onboarding/thank-you');
    expect(saves).toEqual([
      { ifMatch: null, body: { userId: 'nadia', onboardingCompleted: true, origin: 'typed', ...COMPLETE_SECTIONS } },
    ]);
    expect(recordedSteps).toEqual([{ step: 'review', body: { data: {} } }]);
    const [step, save] = sentIds;
    expect(save?.correlationId).toBe(step?.correlationId);
    expect(save?.correlationId).not.toBe(save?.requestId);
    expect(sessionStorage.getItem(UNSENT_DRAFTS_KEY)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  });

  it('shows the thank-you page when the window regains focus during the save', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    serveSave(() => {
      serveProfile(makeProfile({ onboardingCompleted: true }));
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      return createSavedResponse();
    });
    const { user, address } = renderApp({ at: '/onboarding/review' });
    await saveProfile(user);
    expect(await screen.findByRole('heading', { name: 'Thank you. Your profile is saved.' })).toBeVisible();
    await expect(screen.findByRole('heading', { name: 'Nadia Kurian' }, { timeout: 300 })).rejects.toThrow();
    expect(address()).toBe('/onboarding/thank-you');
  });

  it.each([
    ['Please add at least one experience', { ...COMPLETE_SECTIONS, experiences: [] }],
    ['Please add at least one project', { ...COMPLETE_SECTIONS, userType: 'student' as const }],
    [
      'Institution, course type, and course name are required for each education entry.',
      { ...COMPLETE_SECTIONS, educations: [{ ...EDUCATION, courseType: '' }] },
    ],
  ])('does not save an incomplete profile: %s', async (text, data) => {
    serveOnboarding(makeProgressUpTo('review', data));
    const saves = serveSave(createSavedResponse);
    const { user } = renderApp({ at: '/onboarding/review' });
    await user.click(await screen.findByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saves).toEqual([]);
  });

  it('shows the error of the server or a fallback when saving fails', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    serveSave(
      () => HttpResponse.json(errorBody('The event store is down'), { status: 503 }),
      () => HttpResponse.error(),
    );
    const { user, address } = renderApp({ at: '/onboarding/review' });
    await saveProfile(user);
    expect(await screen.findByText('The event store is down')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await saveProfile(user);
    expect(await screen.findByText('Failed to save profile. Please try again.')).toBeVisible();
    expect(address()).toBe('/onboarding/review');
  });

  it('shows an error and does not save when onboarding cannot be completed', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    server.use(http.put(`${ONBOARDING_URL}/review`, () => HttpResponse.error()));
    const saves = serveSave(createSavedResponse);
    const { user } = renderApp({ at: '/onboarding/review' });
    await saveProfile(user);
    expect(await screen.findByText('Failed to complete onboarding')).toBeVisible();
    expect(saves).toEqual([]);
  });

  it('shows an error when refetching the saved profile fails, and continues', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    serveSave(createSavedResponse);
    const { user } = renderApp({ at: '/onboarding/review' });
    await saveProfile(user);
    expect(await screen.findByText('Profile saved but there was an error refreshing the data.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Thank you. Your profile is saved.' })).toBeVisible();
  });

  it('links to a step and returns to the review', async () => {
    const recordedSteps = serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    const { user, address } = renderApp({ at: '/onboarding/review' });
    await user.click(await screen.findByRole('link', { name: 'Edit Skills' }));
    expect(address()).toBe('/onboarding/skills?return=review');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove Go' }));
    await user.type(screen.getByLabelText('Add a skill'), 'Rust{Enter}');
    await user.click(screen.getByRole('button', { name: 'Back to Review' }));
    expect(await screen.findByRole('heading', { name: 'Review and save' })).toHaveFocus();
    expect(address()).toBe('/onboarding/review');
    expect(screen.getByText('Rust')).toBeVisible();
    expect(recordedSteps.at(-1)).toEqual({ step: 'skills', body: { data: { skills: ['Rust'] } } });
  });

  it('marks sections with unfinished drafts', async () => {
    serveOnboarding(makeProgressUpTo('review', COMPLETE_SECTIONS));
    const { user, router } = renderApp({ at: '/onboarding/skills' });
    await user.type(await screen.findByLabelText('Add a skill'), 'Rus');
    await act(() => router.navigate('/onboarding/review'));
    const card = await screen.findByRole('region', { name: 'Skills' });
    expect(within(card).getByText(/^Changes you have not finished here are not saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText(/Changes you have not finished are left out\.$/)).toBeVisible();
  });
});

describe('The wizard in edit mode', () => {
  const storedProfile = makeProfile({ ...COMPLETE_SECTIONS, revision: 5, onboardingCompleted: true });
  const state = { edit: true, profileData: storedProfile };
  const createSavedResponse = () => HttpResponse.json({ ...storedProfile, revision: 6 });

  beforeEach(() => serveProfile(storedProfile));

  it('starts with the passed profile and saves it with If-Match, without recording steps', async () => {
    const saves = serveSave(createSavedResponse);
    const { user, address } = renderApp({ at: '/onboarding', state });
    await user.click(await screen.findByRole('link', { name: 'Edit Personal info' }));
    await user.type(await screen.findByLabelText(/First name/), ' Maria');
    await user.click(screen.getByRole('button', { name: 'Back to Review' }));
    expect(await screen.findByText('Nadia Maria Kurian')).toBeVisible();
    await saveProfile(user);
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(saves).toMatchObject([{ ifMatch: '"5"', body: { personalInfo: { firstName: 'Nadia Maria' } } }]);
  });

  it('keeps changes over a reload', async () => {
    const firstPage = renderApp({ at: '/onboarding/personal?return=review', state });
    await firstPage.user.type(await screen.findByLabelText(/First name/), ' Maria');
    await firstPage.user.click(screen.getByRole('button', { name: 'Back to Review' }));
    await screen.findByText('Nadia Maria Kurian');
    firstPage.unmount();
    renderApp({ at: '/onboarding/review', state });
    expect(await screen.findByText('Nadia Maria Kurian')).toBeVisible();
  });

  it('asks before leaving with unsaved changes, and only then', async () => {
    const { user, address } = renderApp({ at: '/onboarding/personal', state });
    await user.type(await screen.findByLabelText(/First name/), ' Maria');
    await user.click(screen.getByRole('link', { name: 'Trackrecord' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/onboarding/personal');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Trackrecord' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    expect(await screen.findByText('Nadia Kurian')).toBeVisible();
  });

  it('offers to keep the local version after a conflict', async () => {
    const conflict = () => HttpResponse.json(errorBody('The profile changed'), { status: 412 });
    const saves = serveSave(conflict, createSavedResponse);
    const { user, address } = renderApp({ at: '/onboarding', state });
    await screen.findByRole('button', { name: 'Save Profile' });
    serveProfile({ ...storedProfile, revision: 6, skills: ['Sailing'] });
    await saveProfile(user);
    await user.click(await screen.findByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"5"', '"6"']);
  });

  it('loads the other version after a conflict', async () => {
    serveSave(() => HttpResponse.json(errorBody('The profile changed'), { status: 412 }));
    const { user, unmount } = renderApp({ at: '/onboarding', state });
    await screen.findByRole('button', { name: 'Save Profile' });
    serveProfile({ ...storedProfile, revision: 6, skills: ['Sailing'] });
    await saveProfile(user);
    await user.click(await screen.findByRole('button', { name: 'Use other version' }));
    expect(await screen.findByText('Sailing')).toBeVisible();
    unmount();
    renderApp({ at: '/onboarding/review', state });
    expect(await screen.findByText('Sailing')).toBeVisible();
  });

  it('ignores the navigation state of another user', async () => {
    serveProfile(null);
    serveOnboarding();
    const ann = makeProfile({ userId: 'ann', personalInfo: { firstName: 'Ann', lastName: 'Other' } });
    const { address } = renderApp({ at: '/onboarding', state: { edit: true, profileData: ann } });
    expect(await screen.findByRole('heading', { name: 'Which best describes you?' })).toBeVisible();
    expect(address()).toBe('/onboarding/userType');
  });
});
