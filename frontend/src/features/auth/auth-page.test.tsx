import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { AuthError, toAuthError } from '../../shared/identity/auth-error';
import { memoryIdentity, NADIA, RESET_CODE } from '../../testing/memory-identity';
import { failProfile, makeProfile, serveProfile } from '../../testing/profile';
import { serveOnboarding } from '../../testing/onboarding';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const signedOut = () => memoryIdentity({ user: null });

const typeCredentials = async (user: ReturnType<typeof renderApp>['user'], email: string, password: string) => {
  await user.type(await screen.findByLabelText(/Email/), email);
  await user.type(screen.getByLabelText(/Password/), password);
};

describe('Sign-up', () => {
  it('creates an account with email and password and opens the wizard', async () => {
    serveProfile(null);
    serveOnboarding();
    const { user, address } = renderApp({ at: '/signup', identity: signedOut() });
    await typeCredentials(user, 'nadia@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
  });

  it('shows errors at missing fields and focuses the first', async () => {
    const { user } = renderApp({ at: '/signup', identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
  });

  it('creates one account when the button is pressed repeatedly', async () => {
    serveProfile(null);
    serveOnboarding();
    const identity = signedOut();
    const signUp = jest.spyOn(identity, 'signUp');
    const checks: ((missing: readonly string[]) => void)[] = [];
    identity.getUnmetPasswordRequirements = () => new Promise((resolve) => checks.push(resolve));
    const { user, address } = renderApp({ at: '/signup', identity });
    await typeCredentials(user, 'nadia@example.com', 'secret12');
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    act(() => checks.forEach((respond) => respond([])));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('ignores the policy result of an outdated password', async () => {
    const identity = signedOut();
    let respond: (missing: readonly string[]) => void = () => undefined;
    identity.getUnmetPasswordRequirements = () => new Promise((resolve) => (respond = resolve));
    const { user } = renderApp({ at: '/signup', identity });
    await typeCredentials(user, 'nadia@example.com', 'abc');
    await user.tab();
    await user.type(screen.getByLabelText(/Password/), 'def123');
    await act(() => {
      respond(['Use at least 8 characters.']);
      return Promise.resolve();
    });
    expect(screen.getByLabelText(/Password/)).toBeValid();
  });

  it('tells the minimum length of a password, and checks it with the provider’s policy', async () => {
    const { user, address } = renderApp({ at: '/signup', identity: signedOut() });
    expect(await screen.findByLabelText(/Password/)).toHaveAccessibleDescription('At least 8 characters');
    await typeCredentials(user, 'nadia@example.com', 'abc');
    await user.tab();
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByLabelText(/Password/)).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText(/Password/)).toHaveFocus());
    expect(address()).toBe('/signup');
  });

  it('rejects a password of 7 characters at its field', async () => {
    const identity = signedOut();
    const signUp = jest.spyOn(identity, 'signUp');
    const { user } = renderApp({ at: '/signup', identity });
    await typeCredentials(user, 'nadia@example.com', 'seven77');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText(/Password/)).toBeInvalid());
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(signUp).not.toHaveBeenCalled();
  });

  it('shows the password on request and hides it on submit', async () => {
    const { user } = renderApp({ at: '/signup', identity: signedOut() });
    await typeCredentials(user, 'taken@example.com', 'secret12');
    const field = screen.getByLabelText(/Password/);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret12');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field).toHaveAttribute('type', 'password');
    await screen.findByRole('alert');
  });

  it('shows the provider’s error as a toast, and at a registered email a link that signs in with it', async () => {
    const { user, address } = renderApp({ at: '/signup', identity: signedOut() });
    await typeCredentials(user, 'taken@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    const field = screen.getByLabelText(/Email/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('An account with this email already exists. Sign in instead');
    expect(field).toHaveValue('taken@example.com');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Sign in instead' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toHaveFocus();
    expect(screen.getByLabelText(/Email/)).toHaveValue('taken@example.com');
    expect(address()).toBe('/signup?mode=signin');
  });

  it('shows a fallback error when Google sign-up fails', async () => {
    const rejectWithUnknownCode = () =>
      Promise.reject(toAuthError(Object.assign(new Error('Firebase: Error (auth/odd).'), { code: 'auth/odd' })));
    const { user } = renderApp({
      at: '/signup',
      identity: { ...signedOut(), continueWithGoogle: rejectWithUnknownCode },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign up with Google');
  });

  it('opens the wizard for a new Google account', async () => {
    serveProfile(null);
    serveOnboarding();
    const { user, address } = renderApp({ at: '/signup', identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
  });

  it('opens the profile of an existing Google account', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at: '/signup', identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('Sign-in', () => {
  const at = '/signup?mode=signin';

  it('suggests Google after wrong credentials, until Google is used', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at, identity: signedOut() });
    await typeCredentials(user, 'nobody@example.com', 'wrong password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/If you have used Google with this email/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(screen.queryByText(/If you have used Google with this email/)).not.toBeInTheDocument();
  });

  it('opens the profile after sign-in with email and password', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at, identity: signedOut() });
    await typeCredentials(user, 'nadia@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('shows a toast and stores the session after sign-in with Google', async () => {
    serveProfile(makeProfile());
    const { user } = renderApp({ at, identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('Signed in with Google!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('authData') ?? '')).toMatchObject({
      user: { uid: 'nadia', email: 'nadia.kurian@example.com' },
      token: 'google-token',
    });
    expect(JSON.parse(localStorage.getItem('profile') ?? '')).toMatchObject({ userId: 'nadia' });
  });

  it('offers a retry when the profile cannot be loaded after Google sign-in', async () => {
    failProfile(500);
    const { user, address } = renderApp({ at, identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('is disabled while the Google popup is open', async () => {
    const identity = { ...signedOut(), continueWithGoogle: () => new Promise<never>(() => undefined) };
    const { user } = renderApp({ at, identity });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });

  it('shows the provider’s message when the user closes the Google popup', async () => {
    const closePopup = () =>
      Promise.reject(
        toAuthError(
          Object.assign(new Error('Firebase: Error (auth/popup-closed-by-user).'), {
            code: 'auth/popup-closed-by-user',
          }),
        ),
      );
    const { user } = renderApp({ at, identity: { ...signedOut(), continueWithGoogle: closePopup } });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The popup has been closed by the user before finalizing the operation.',
    );
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });

  it('shows an error at a missing password and focuses it', async () => {
    const { user } = renderApp({ at, identity: signedOut() });
    await user.type(await screen.findByLabelText(/Email/), 'nadia@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText(/Password/)).toHaveFocus();
  });

  it('shows the provider’s error as a toast, and at the password until it is changed', async () => {
    const { user } = renderApp({ at, identity: signedOut() });
    await typeCredentials(user, 'nadia@example.com', 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    const field = screen.getByLabelText(/Password/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('The password does not match this email.');
    await user.keyboard('er');
    expect(field).toBeValid();
  });
});

describe('Password reset request', () => {
  it('does not reveal that the account does not exist', async () => {
    const rejectUnknownUser = () => Promise.reject(new AuthError('auth/user-not-found', 'No user.'));
    const { user } = renderApp({
      at: '/signup?mode=signin',
      identity: { ...signedOut(), sendPasswordReset: rejectUnknownUser },
    });
    await user.type(await screen.findByLabelText(/Email/), 'who@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(/If who@example.com has an account/)).toBeVisible();
  });

  it('shows an error at a missing email and focuses it', async () => {
    const { user } = renderApp({ at: '/signup?mode=reset', identity: signedOut() });
    await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
  });

  it('shows an error when the provider cannot be reached', async () => {
    const failOffline = () => Promise.reject(new AuthError('auth/network-request-failed', 'We could not reach it.'));
    const { user } = renderApp({
      at: '/signup?mode=reset',
      identity: { ...signedOut(), sendPasswordReset: failOffline },
    });
    await user.type(await screen.findByLabelText(/Email/), 'who@example.com');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach it.');
  });
});

describe('Password reset link', () => {
  const at = `/signup?mode=resetPassword&oobCode=${RESET_CODE}`;

  it('sets a new password, signs out other devices and opens the profile', async () => {
    serveProfile(makeProfile());
    const signOuts: unknown[] = [];
    server.use(
      http.post('http://localhost/api/profile/nadia/sign-out-everywhere', async ({ request }) => {
        signOuts.push(await request.json());
        return HttpResponse.json({ before: '2024-05-06T10:00:00.000Z' });
      }),
    );
    const confirmPasswordReset = jest.fn(() => Promise.resolve());
    const { user, address } = renderApp({ at, identity: { ...signedOut(), confirmPasswordReset } });
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(await screen.findByText('nadia@example.com')).toBeVisible();
    await user.type(screen.getByLabelText(/New password/), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(confirmPasswordReset).toHaveBeenCalledWith(RESET_CODE, 'secret12');
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(signOuts).toEqual([{ keepThis: true }]);
  });

  it('rejects a password that violates the policy', async () => {
    const { user } = renderApp({ at, identity: signedOut() });
    await user.type(await screen.findByLabelText(/New password/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/New password/)).toHaveFocus());
  });

  it('opens the form for a signed-in user', async () => {
    serveProfile(makeProfile());
    renderApp({ at, identity: memoryIdentity({ user: NADIA }) });
    expect(await screen.findByLabelText(/New password/)).toBeVisible();
  });

  it('offers a new link when the code is invalid', async () => {
    const { user } = renderApp({ at: '/signup?mode=resetPassword&oobCode=old', identity: signedOut() });
    expect(await screen.findByText('This link has expired or was already used.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
  });

  it('offers a retry when the provider cannot be reached', async () => {
    let attempts = 0;
    const verifyPasswordResetCode = () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new AuthError('auth/network-request-failed', 'We could not reach it.'))
        : Promise.resolve('nadia@example.com');
    };
    const { user } = renderApp({ at, identity: { ...signedOut(), verifyPasswordResetCode } });
    expect(await screen.findByText('We could not reach it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/New password/)).toBeVisible();
  });
});

it('the form for a new password is accessible', async () => {
  const at = `/signup?mode=resetPassword&oobCode=${RESET_CODE}`;
  const { container } = renderApp({ at, identity: signedOut() });
  await screen.findByLabelText(/New password/);
  expect(await axe(container)).toHaveNoViolations();
});
