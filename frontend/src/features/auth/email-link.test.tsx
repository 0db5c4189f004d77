import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { AuthError } from '../../shared/identity/auth-error';
import { memoryIdentity, NADIA } from '../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const CHANGE = '/signup?mode=verifyAndChangeEmail&oobCode=code-for-new-address';
const RECOVER = '/signup?mode=recoverEmail&oobCode=code-for-old-address';
const signedOut = () => memoryIdentity({ user: null });

it('changes the email on confirmation, signs in with it and signs out other devices', async () => {
  serveProfile(makeProfile());
  const signOuts: unknown[] = [];
  server.use(
    http.post('http://localhost/api/profile/nadia/sign-out-everywhere', async ({ request }) => {
      signOuts.push(await request.json());
      return HttpResponse.json({ before: '2024-05-06T10:00:00.000Z' });
    }),
  );
  const applyEmailCode = jest.fn(() => Promise.resolve());
  const { user, address, container } = renderApp({ at: CHANGE, identity: { ...signedOut(), applyEmailCode } });
  expect(await screen.findByText('nadia@new.example.com')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(applyEmailCode).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(/Your email is now nadia@new.example.com/)).toBeVisible();
  expect(applyEmailCode).toHaveBeenCalledWith('code-for-new-address');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Password is required');
  await user.type(screen.getByLabelText(/^Password/), 'secret12{Enter}');
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(signOuts).toEqual([{ keepThis: true }]);
});

it('opens the link to change the email for a signed-in user', async () => {
  serveProfile(makeProfile());
  renderApp({ at: CHANGE, identity: memoryIdentity({ user: NADIA }) });
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
});

it('verifies the email on confirmation, and leads on', async () => {
  serveProfile(makeProfile());
  const verifyEmail = jest.fn(() => Promise.resolve());
  const { user, address } = renderApp({
    at: '/signup?mode=verifyEmail&oobCode=code-for-this-address',
    identity: { ...memoryIdentity({ user: NADIA }), verifyEmail },
  });
  const confirm = await screen.findByRole('button', { name: 'Verify email' });
  expect(verifyEmail).not.toHaveBeenCalled();
  await user.click(confirm);
  expect(await screen.findByText('nadia.kurian@example.com is verified.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

it('restores the old email, and leads to a new password', async () => {
  const { user } = renderApp({ at: RECOVER, identity: signedOut() });
  await user.click(await screen.findByRole('button', { name: 'Restore email' }));
  expect(await screen.findByText('Your email is nadia.kurian@example.com again.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Reset password' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveValue('nadia.kurian@example.com');
});

it.each(['verifyAndChangeEmail', 'recoverEmail', 'verifyEmail'])(
  'says that a used link of %s has expired',
  async (mode) => {
    renderApp({ at: `/signup?mode=${mode}&oobCode=used`, identity: signedOut() });
    expect(await screen.findByText('This link has expired or was already used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open settings' })).toBeVisible();
  },
);

it('the link can be confirmed again after a failure', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const applyEmailCode = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new AuthError('auth/network-request-failed', 'We could not reach it.'))
    .mockResolvedValueOnce();
  const { user } = renderApp({ at: CHANGE, identity: { ...signedOut(), applyEmailCode } });
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach it.');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(/Your email is now/)).toBeVisible();
});
