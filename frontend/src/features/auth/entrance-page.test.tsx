import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AuthFailure, authFailureOf } from '../../shared/identity/auth-failure';
import { memoryIdentity, NADIA, RESET_CODE } from '../../testing/memory-identity';
import { failProfile, profileWith, serveProfile } from '../../testing/profile';
import { serveOnboarding } from '../../testing/onboarding';
import { renderApp } from '../../testing/render-app';

const nobody = () => memoryIdentity({ user: null });

const enter = async (user: ReturnType<typeof renderApp>['user'], email: string, password: string) => {
  await user.type(await screen.findByLabelText(/Email/), email);
  await user.type(screen.getByLabelText(/Password/), password);
};

describe('Signing up', () => {
  it('makes an account with email and password and leads to the wizard', async () => {
    serveProfile(null);
    serveOnboarding();
    const { user, address } = renderApp({ at: '/signup', identity: nobody() });
    await enter(user, 'nadia@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
  });

  it('says what is missing before it asks the provider', async () => {
    const { user } = renderApp({ at: '/signup', identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
  });

  it('makes one account, however often the button is pressed while the password is checked', async () => {
    serveProfile(null);
    serveOnboarding();
    const identity = nobody();
    const signUp = jest.spyOn(identity, 'signUp');
    const checks: ((missing: readonly string[]) => void)[] = [];
    identity.missingInPassword = () => new Promise((resolve) => checks.push(resolve));
    const { user, address } = renderApp({ at: '/signup', identity });
    await enter(user, 'nadia@example.com', 'secret12');
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    act(() => checks.forEach((answer) => answer([])));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('forgets what the provider says about a password that is no longer there', async () => {
    const identity = nobody();
    let answer: (missing: readonly string[]) => void = () => undefined;
    identity.missingInPassword = () => new Promise((resolve) => (answer = resolve));
    const { user } = renderApp({ at: '/signup', identity });
    await enter(user, 'nadia@example.com', 'abc');
    await user.tab();
    await user.type(screen.getByLabelText(/Password/), 'def123');
    await act(() => {
      answer(['Use at least 8 characters.']);
      return Promise.resolve();
    });
    expect(screen.getByLabelText(/Password/)).toBeValid();
  });

  it('checks the password with the provider’s policy', async () => {
    const { user, address } = renderApp({ at: '/signup', identity: nobody() });
    await enter(user, 'nadia@example.com', 'abc');
    await user.tab();
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByLabelText(/Password/)).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText(/Password/)).toHaveFocus());
    expect(address()).toBe('/signup');
  });

  it('refuses a password of 7 characters in its field', async () => {
    const identity = nobody();
    const signUp = jest.spyOn(identity, 'signUp');
    const { user } = renderApp({ at: '/signup', identity });
    await enter(user, 'nadia@example.com', 'seven77');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText(/Password/)).toBeInvalid());
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(signUp).not.toHaveBeenCalled();
  });

  it('shows the password on request, and hides it again when the form is sent', async () => {
    const { user, container } = renderApp({ at: '/signup', identity: nobody() });
    await enter(user, 'taken@example.com', 'secret12');
    const field = screen.getByLabelText(/Password/);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('secret12');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(field).toHaveAttribute('type', 'password');
    await screen.findByRole('alert');
  });

  it('shows the provider’s refusal as a toast and keeps what was typed', async () => {
    const { user } = renderApp({ at: '/signup', identity: nobody() });
    await enter(user, 'taken@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    expect(screen.getByLabelText(/Email/)).toHaveValue('taken@example.com');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  it('says that signing up with Google failed where the provider says nothing', async () => {
    const silent = () =>
      Promise.reject(authFailureOf(Object.assign(new Error('Firebase: Error (auth/odd).'), { code: 'auth/odd' })));
    const { user } = renderApp({ at: '/signup', identity: { ...nobody(), continueWithGoogle: silent } });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign up with Google');
  });

  it('with Google leads a new account to the wizard', async () => {
    serveProfile(null);
    serveOnboarding();
    const { user, address } = renderApp({ at: '/signup', identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    await waitFor(() => expect(address()).toBe('/onboarding/userType'));
  });

  it('with Google leads an account that has a profile to it', async () => {
    serveProfile(profileWith());
    const { user, address } = renderApp({ at: '/signup', identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('Signing in', () => {
  const at = '/signup?mode=signin';

  it('points to Google after a wrong email or password, in the same words for every account', async () => {
    serveProfile(profileWith());
    const { user } = renderApp({ at, identity: nobody() });
    await enter(user, 'nobody@example.com', 'wrong password');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/If you have used Google with this email/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(screen.queryByText(/If you have used Google with this email/)).not.toBeInTheDocument();
  });

  it('with email and password leads to the profile', async () => {
    serveProfile(profileWith());
    const { user, address } = renderApp({ at, identity: nobody() });
    await enter(user, 'nadia@example.com', 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('with Google says so and keeps the session as specified', async () => {
    serveProfile(profileWith());
    const { user } = renderApp({ at, identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('Signed in with Google!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('authData') ?? '')).toMatchObject({
      user: { uid: 'nadia', email: 'nadia.kurian@example.com' },
      token: 'google-token',
    });
    expect(JSON.parse(localStorage.getItem('profile') ?? '')).toMatchObject({ userId: 'nadia' });
  });

  it('with Google offers to try again when the profile cannot be loaded', async () => {
    failProfile(500);
    const { user, address } = renderApp({ at, identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(address()).toBe('/profile');
  });

  it('shows Signing in... and is disabled while the window of Google is open', async () => {
    const identity = { ...nobody(), continueWithGoogle: () => new Promise<never>(() => undefined) };
    const { user } = renderApp({ at, identity });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });

  it('says nothing when the person closes the window of Google', async () => {
    const closed = () => Promise.reject(new AuthFailure('auth/popup-closed-by-user', 'Closed.'));
    const { user } = renderApp({ at, identity: { ...nobody(), continueWithGoogle: closed } });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes to what is missing', async () => {
    const { user } = renderApp({ at, identity: nobody() });
    await user.type(await screen.findByLabelText(/Email/), 'nadia@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText(/Password/)).toHaveFocus();
  });

  it('shows the provider’s refusal as a toast', async () => {
    const { user } = renderApp({ at, identity: nobody() });
    await enter(user, 'nadia@example.com', 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
  });
});

describe('A forgotten password', () => {
  it('is answered the same whether or not the account exists', async () => {
    const unknown = () => Promise.reject(new AuthFailure('auth/user-not-found', 'No user.'));
    const { user } = renderApp({ at: '/signup?mode=signin', identity: { ...nobody(), sendPasswordReset: unknown } });
    await user.type(await screen.findByLabelText(/Email/), 'who@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(/If who@example.com has an account/)).toBeVisible();
  });

  it('goes to the email that is missing', async () => {
    const { user } = renderApp({ at: '/signup?mode=reset', identity: nobody() });
    await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText(/Email/)).toHaveFocus();
  });

  it('says so when the provider cannot be reached', async () => {
    const offline = () => Promise.reject(new AuthFailure('auth/network-request-failed', 'We could not reach it.'));
    const { user } = renderApp({ at: '/signup?mode=reset', identity: { ...nobody(), sendPasswordReset: offline } });
    await user.type(await screen.findByLabelText(/Email/), 'who@example.com');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach it.');
  });
});

describe('The link of a reset mail', () => {
  const at = `/signup?mode=resetPassword&oobCode=${RESET_CODE}`;

  it('leads to a new password, and that to the profile', async () => {
    serveProfile(profileWith());
    const choosePassword = jest.fn(() => Promise.resolve());
    const { user, address } = renderApp({ at, identity: { ...nobody(), choosePassword } });
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveValue('nadia@example.com');
    await user.type(screen.getByLabelText(/New password/), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(choosePassword).toHaveBeenCalledWith(RESET_CODE, 'secret12');
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('asks for a password that the provider takes', async () => {
    const { user } = renderApp({ at, identity: nobody() });
    await user.type(await screen.findByLabelText(/New password/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/New password/)).toHaveFocus());
  });

  it('works for somebody who is signed in here', async () => {
    serveProfile(profileWith());
    renderApp({ at, identity: memoryIdentity({ user: NADIA }) });
    expect(await screen.findByLabelText(/New password/)).toBeVisible();
  });

  it('offers a new link when it was used already', async () => {
    const { user } = renderApp({ at: '/signup?mode=resetPassword&oobCode=old', identity: nobody() });
    expect(await screen.findByText('This link has expired or was already used.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toHaveFocus();
  });

  it('can be tried again when the provider was out of reach', async () => {
    let asked = 0;
    const resetCodeEmail = () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new AuthFailure('auth/network-request-failed', 'We could not reach it.'))
        : Promise.resolve('nadia@example.com');
    };
    const { user } = renderApp({ at, identity: { ...nobody(), resetCodeEmail } });
    expect(await screen.findByText('We could not reach it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/New password/)).toBeVisible();
  });
});

it.each([
  '/signup',
  '/signup?mode=signin',
  '/signup?mode=reset',
  `/signup?mode=resetPassword&oobCode=${RESET_CODE}`,
  '/signup?mode=resetPassword',
])('%s has no accessibility violation', async (at) => {
  const { container } = renderApp({ at, identity: nobody() });
  await screen.findByRole('heading', { level: 1 });
  expect(await axe(container)).toHaveNoViolations();
});
