import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import type { Identity } from '../../shared/identity/identity';
import { mockEventResponses, createEventsResponder } from '../../testing/career-events';
import { makeHome, serveHome } from '../../testing/home';
import { serveJobs } from '../../testing/jobs';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { serveOnboarding } from '../../testing/onboarding';
import { PROFILE_URL, failProfile, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const signedOut = () => memoryIdentity({ user: null });
const signedIn = () => memoryIdentity({ user: NADIA });
const EDIT_STATE = { edit: true, profileData: makeProfile({ onboardingCompleted: true }) };

beforeEach(() => {
  serveOnboarding();
  serveJobs([]);
  serveHome(makeHome());
  mockEventResponses(createEventsResponder());
});

describe('Route table and guard', () => {
  const completed = makeProfile({ onboardingCompleted: true });

  it.each([
    ['redirects a visitor at / to /signup', '/', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /profile to /signup', '/profile', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /onboarding to /signup', '/onboarding', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /profile/import to /signup', '/profile/import', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /jobs to /signup', '/jobs', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /settings to /signup', '/settings', signedOut, null, undefined, '/signup'],
    ['redirects a visitor at /events to /signup', '/events', signedOut, null, undefined, '/signup'],
    [
      'redirects a user without a profile at /jobs to the wizard',
      '/jobs',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['redirects a visitor at an unknown path to /signup', '/nowhere', signedOut, null, undefined, '/signup'],
    ['redirects a user with a profile at / to /profile', '/', signedIn, makeProfile(), undefined, '/profile'],
    ['redirects a user without a profile at / to the wizard', '/', signedIn, null, undefined, '/onboarding/userType'],
    ['redirects a user who just signed in at / to /profile', '/', signedIn, makeProfile(), 'signin', '/profile'],
    [
      'redirects a user without a profile who just signed in to the wizard',
      '/profile',
      signedIn,
      null,
      'signin',
      '/onboarding/userType',
    ],
    [
      'redirects a user without a profile at /profile to the wizard',
      '/profile',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    [
      'redirects a new account at /profile to the wizard',
      '/profile',
      signedIn,
      makeProfile(),
      'signup',
      '/onboarding/userType',
    ],
    [
      'redirects a user without a profile at /profile/import to the wizard',
      '/profile/import',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    [
      'shows /profile/import to a user with a profile',
      '/profile/import',
      signedIn,
      makeProfile(),
      undefined,
      '/profile/import',
    ],
    [
      'redirects a user who completed onboarding at /onboarding to /profile',
      '/onboarding',
      signedIn,
      completed,
      undefined,
      '/profile',
    ],
    [
      'shows /profile to a user who has not completed onboarding',
      '/profile',
      signedIn,
      makeProfile(),
      undefined,
      '/profile',
    ],
    [
      'shows the wizard to a user who has not completed onboarding',
      '/onboarding',
      signedIn,
      makeProfile(),
      undefined,
      '/onboarding/userType',
    ],
    [
      'shows /onboarding/thank-you to a user who completed onboarding',
      '/onboarding/thank-you',
      signedIn,
      completed,
      undefined,
      '/onboarding/thank-you',
    ],
    [
      'redirects a user without a profile at /onboarding/thank-you to the first step',
      '/onboarding/thank-you',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['redirects a user who just signed up at / to the wizard', '/', signedIn, null, 'signup', '/onboarding/userType'],
    [
      'redirects a path below a wizard step to the first step',
      '/onboarding/userType/more',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    [
      'redirects an unknown wizard step to the first step',
      '/onboarding/nowhere',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['redirects an unknown path to /profile', '/home', signedIn, makeProfile(), undefined, '/profile'],
    ['shows /dashboard to a user with a profile', '/dashboard', signedIn, makeProfile(), undefined, '/dashboard'],
    ['shows /jobs to a user with a profile', '/jobs', signedIn, makeProfile(), undefined, '/jobs'],
    ['shows /events to a user with a profile', '/events', signedIn, makeProfile(), undefined, '/events'],
    ['shows /extensions to a user with a profile', '/extensions', signedIn, makeProfile(), undefined, '/extensions'],
    ['shows /settings to a user with a profile', '/settings', signedIn, makeProfile(), undefined, '/settings'],
    [
      'redirects a user without a profile at /settings to the wizard',
      '/settings',
      signedIn,
      null,
      undefined,
      '/onboarding/userType',
    ],
    ['redirects a signed-in user at /signup to /profile', '/signup', signedIn, makeProfile(), undefined, '/profile'],
  ])('%s', async (_row, at, identity, profile, arrival, expected) => {
    serveProfile(profile);
    const { address } = renderApp({ at, identity: identity(), state: arrival && { arrival } });
    await waitFor(() => expect(address()).toBe(expected));
    // Wait: the heading of a skeleton may be replaced while it is checked.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });

  it('shows the wizard in edit mode to a user who completed onboarding', async () => {
    serveProfile(makeProfile({ onboardingCompleted: true }));
    const { address } = renderApp({ at: '/onboarding', state: EDIT_STATE });
    expect(await screen.findByRole('heading', { name: 'Review and save' })).toBeVisible();
    expect(address()).toBe('/onboarding/review');
  });

  it('keeps the edit flag when the skip link of the wizard is used', async () => {
    serveProfile(makeProfile({ onboardingCompleted: true }));
    const { user, router } = renderApp({ at: '/onboarding', state: EDIT_STATE });
    await screen.findByRole('heading', { name: 'Review and save' });
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location).toMatchObject({ hash: '', state: { edit: true } });
  });

  it('ignores the edit flag of another account and redirects to /profile', async () => {
    serveProfile(makeProfile({ onboardingCompleted: true }));
    const otherUsersEdit = { edit: true, profileData: makeProfile({ userId: 'ann' }) };
    const { address } = renderApp({ at: '/onboarding', state: otherUsersEdit });
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });
});

describe('Guard', () => {
  it('shows a spinner and no content until the authentication state is known', async () => {
    const { router } = renderApp({ at: '/profile', identity: memoryIdentity() });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('shows a spinner at /onboarding while the profile loads', async () => {
    server.use(http.get(PROFILE_URL, () => delay('infinite')));
    renderApp({ at: '/onboarding' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows the profile skeleton inside the shell while the profile loads', async () => {
    server.use(http.get(PROFILE_URL, () => delay('infinite')));
    renderApp({ at: '/profile' });
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it.each(['/', '/profile', '/onboarding'])(
    'offers a retry at %s when the profile cannot be loaded, without opening the wizard',
    async (at) => {
      failProfile(500);
      const { user, address } = renderApp({ at });
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get profile');
      expect(screen.queryByRole('heading', { name: 'Which best describes you?' })).not.toBeInTheDocument();
      serveProfile(makeProfile({ onboardingCompleted: true }));
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
      expect(address()).toBe('/profile');
    },
  );

  it.each(['/signup', '/profile', '/onboarding'])('moves the focus to main with the skip link at %s', async (at) => {
    failProfile(500);
    const { user } = renderApp({ at, identity: at === '/signup' ? signedOut() : signedIn() });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('removes the arrival from the history state once it is used', async () => {
    serveProfile(null);
    const { router } = renderApp({ at: '/onboarding', state: { arrival: 'signup' } });
    await screen.findByRole('heading', { name: 'Which best describes you?' });
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('shows an error with a retry when the identity provider is unreachable', async () => {
    serveProfile(makeProfile());
    const reachable = signedIn();
    let attempts = 0;
    const identity: Identity = {
      ...reachable,
      watch: (listener, onUnreachable) => {
        attempts += 1;
        if (attempts > 1) return reachable.watch(listener, onUnreachable);
        onUnreachable();
        return () => undefined;
      },
    };
    const { user, address } = renderApp({ at: '/profile', identity });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trackrecord could not be started.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('redirects a user who was signed out in another tab', async () => {
    serveProfile(makeProfile());
    const identity = signedIn();
    const { address } = renderApp({ at: '/profile', identity });
    await screen.findByRole('heading', { name: 'Nadia Kurian' });
    act(() => identity.setUser(null));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(address()).toBe('/signup');
  });
});
