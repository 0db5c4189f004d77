import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import type { Identity } from '../../shared/identity/identity';
import { answerEvents, eventsAnswer } from '../../testing/career-events';
import { serveJobs } from '../../testing/jobs';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { serveOnboarding } from '../../testing/onboarding';
import { PROFILE, failProfile, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const signedOut = () => memoryIdentity({ user: null });
const signedIn = () => memoryIdentity({ user: NADIA });
const edit = { edit: true, profileData: profileWith({ onboardingCompleted: true }) };

beforeEach(() => {
  serveOnboarding();
  serveJobs([]);
  answerEvents(eventsAnswer());
});

describe('The route table and the guard lead', () => {
  const completed = profileWith({ onboardingCompleted: true });

  it.each([
    ['a visitor at / to the sign-up', '/', signedOut, null, undefined, '/signup'],
    ['a visitor at a protected screen to the sign-up', '/profile', signedOut, null, undefined, '/signup'],
    ['a visitor at the wizard to the sign-up', '/onboarding', signedOut, null, undefined, '/signup'],
    ['a visitor at the import to the sign-up', '/profile/import', signedOut, null, undefined, '/signup'],
    ['a visitor at the jobs to the sign-up', '/jobs', signedOut, null, undefined, '/signup'],
    ['a visitor at the settings to the sign-up', '/settings', signedOut, null, undefined, '/signup'],
    ['a visitor at the events to the sign-up', '/events', signedOut, null, undefined, '/signup'],
    [
      'somebody without a profile at the jobs to the wizard',
      '/jobs',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['a visitor at an unknown path to the sign-up', '/nowhere', signedOut, null, undefined, '/signup'],
    ['somebody with a profile at / to the profile', '/', signedIn, profileWith(), undefined, '/profile'],
    ['somebody without a profile at / to the wizard', '/', signedIn, null, undefined, '/onboarding/userType'],
    ['somebody who just signed in at / to the profile', '/', signedIn, profileWith(), 'signin', '/profile'],
    [
      'somebody without a profile who just signed in to the wizard',
      '/profile',
      signedIn,
      null,
      'signin',
      '/onboarding/userType',
    ],
    [
      'somebody without a profile at /profile to the wizard',
      '/profile',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['a new account at /profile to the wizard', '/profile', signedIn, profileWith(), 'signup', '/onboarding/userType'],
    [
      'somebody without a profile at the import to the wizard',
      '/profile/import',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['somebody with a profile to the import', '/profile/import', signedIn, profileWith(), undefined, '/profile/import'],
    ['somebody who has finished the wizard away from it', '/onboarding', signedIn, completed, undefined, '/profile'],
    [
      'somebody whose profile was saved once to the profile',
      '/profile',
      signedIn,
      profileWith(),
      undefined,
      '/profile',
    ],
    [
      'somebody with an unfinished profile into the wizard',
      '/onboarding',
      signedIn,
      profileWith(),
      undefined,
      '/onboarding/userType',
    ],
    [
      'somebody who has finished the wizard to the thanks',
      '/onboarding/thank-you',
      signedIn,
      completed,
      undefined,
      '/onboarding/thank-you',
    ],
    [
      'somebody without a profile away from the thanks',
      '/onboarding/thank-you',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['somebody who just signed up at / to the wizard', '/', signedIn, null, 'signup', '/onboarding/userType'],
    [
      'a step below a step to the first one',
      '/onboarding/userType/more',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['an unknown step to the first one', '/onboarding/nowhere', signedIn, null, undefined, '/onboarding/userType'],
    ['/dashboard to the start', '/dashboard', signedIn, profileWith(), undefined, '/profile'],
    ['/applications to the start', '/applications', signedIn, profileWith(), undefined, '/profile'],
    ['/extensions to the start', '/extensions', signedIn, profileWith(), undefined, '/profile'],
    ['somebody with a profile to the jobs', '/jobs', signedIn, profileWith(), undefined, '/jobs'],
    ['somebody with a profile to the events', '/events', signedIn, profileWith(), undefined, '/events'],
    ['somebody with a profile to the settings', '/settings', signedIn, profileWith(), undefined, '/settings'],
    [
      'somebody without a profile at the settings to the wizard',
      '/settings',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['somebody signed in away from the sign-up', '/signup', signedIn, profileWith(), undefined, '/profile'],
  ])('%s', async (_row, at, identity, profile, arrival, expected) => {
    serveProfile(profile);
    const { address } = renderApp({ at, identity: identity(), state: arrival && { arrival } });
    await waitFor(() => expect(address()).toBe(expected));
    // Not the one of a skeleton, which may go while it is looked at.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });

  it('somebody with the edit flag into the wizard although they have finished it', async () => {
    serveProfile(profileWith({ onboardingCompleted: true }));
    const { address } = renderApp({ at: '/onboarding', state: edit });
    expect(await screen.findByRole('heading', { name: 'Review and save' })).toBeVisible();
    expect(address()).toBe('/onboarding/review');
  });

  it('somebody with the edit flag past the bar of the wizard without losing it', async () => {
    serveProfile(profileWith({ onboardingCompleted: true }));
    const { user, router } = renderApp({ at: '/onboarding', state: edit });
    await screen.findByRole('heading', { name: 'Review and save' });
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location).toMatchObject({ hash: '', state: { edit: true } });
  });

  it('somebody with the edit flag of another account away from the wizard they have finished', async () => {
    serveProfile(profileWith({ onboardingCompleted: true }));
    const otherUsersEdit = { edit: true, profileData: profileWith({ userId: 'ann' }) };
    const { address } = renderApp({ at: '/onboarding', state: otherUsersEdit });
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });
});

describe('The guard', () => {
  it('shows a spinner and no content until the first check of who is signed in', async () => {
    const { router } = renderApp({ at: '/profile', identity: memoryIdentity() });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('shows a spinner at the wizard while the profile loads', async () => {
    server.use(http.get(PROFILE, () => delay('infinite')));
    renderApp({ at: '/onboarding' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows the shape of the profile page while the profile loads', async () => {
    server.use(http.get(PROFILE, () => delay('infinite')));
    renderApp({ at: '/profile' });
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it.each(['/', '/profile', '/onboarding'])(
    'offers to try again at %s when the profile cannot be loaded, and never the wizard',
    async (at) => {
      failProfile(500);
      const { user, address } = renderApp({ at });
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get profile');
      expect(screen.queryByRole('heading', { name: 'Which best describes you?' })).not.toBeInTheDocument();
      serveProfile(profileWith({ onboardingCompleted: true }));
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
      expect(address()).toBe('/profile');
    },
  );

  it.each(['/signup', '/profile', '/onboarding'])('lets people at %s skip to the content', async (at) => {
    failProfile(500);
    const { user } = renderApp({ at, identity: at === '/signup' ? signedOut() : signedIn() });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('counts an arrival once', async () => {
    serveProfile(null);
    const { router } = renderApp({ at: '/onboarding', state: { arrival: 'signup' } });
    await screen.findByRole('heading', { name: 'Which best describes you?' });
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('does not take somebody for a visitor whom nobody could ask about, and asks again', async () => {
    serveProfile(profileWith());
    const reachable = signedIn();
    let attempts = 0;
    const identity: Identity = {
      ...reachable,
      watch: (listener, unreachable) => {
        attempts += 1;
        if (attempts > 1) return reachable.watch(listener, unreachable);
        unreachable();
        return () => undefined;
      },
    };
    const { user, address } = renderApp({ at: '/profile', identity });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trackrecord could not be started.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('sends somebody away who was signed out in another tab', async () => {
    serveProfile(profileWith());
    const identity = signedIn();
    const { address } = renderApp({ at: '/profile', identity });
    await screen.findByRole('heading', { name: 'Nadia Kurian' });
    act(() => identity.change(null));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(address()).toBe('/signup');
  });
});
