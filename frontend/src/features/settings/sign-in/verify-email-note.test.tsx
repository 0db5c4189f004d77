import { act, render, screen, waitFor } from '@testing-library/react';
import { ServicesContext } from '../../../shared/api/services';
import { toAuthError } from '../../../shared/identity/auth-error';
import type { SignInMethods } from '../../../shared/identity/identity';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { makeTestServices, renderApp } from '../../../testing/render-app';
import { createUser } from '../../../testing/user';
import { VerifyEmailNote } from './verify-email-note';

/** Renders the note; `endWait` lets the minute pass. */
const renderNote = () => {
  const identity = memoryIdentity({ user: NADIA });
  const send = jest.spyOn(identity, 'sendEmailVerification');
  let endWait: () => void = () => undefined;
  const wait = () =>
    new Promise<void>((resolve) => {
      endWait = resolve;
    });
  render(
    <ServicesContext value={{ ...makeTestServices(identity), wait }}>
      <VerifyEmailNote email="nadia@example.com" />
    </ServicesContext>,
  );
  return { user: createUser(), send, endWait: () => act(() => endWait()) };
};

it('sends the link to verify the email, and again only after a minute', async () => {
  const { user, send, endWait } = renderNote();
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^Open the link that we sent to nadia@example.com/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Send link again' });
  await user.clickDisabled(button);
  expect(send).toHaveBeenCalledTimes(1);
  endWait();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('says why the link could not be sent', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  const { user, send } = renderNote();
  send.mockRejectedValueOnce(toAuthError({ code: 'auth/too-many-requests' }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^Open the link that we sent/)).toBeVisible();
});

it.each([
  ['is shown in Settings if the email is not verified', false, 1],
  ['is not shown in Settings if the email is verified', true, 0],
])('%s', async (_title, isEmailVerified, count) => {
  serveProfile(makeProfile());
  const identity = memoryIdentity({ user: NADIA });
  identity.getSignInMethods = () => Promise.resolve({ hasPassword: true, googleEmail: null, isEmailVerified });
  renderApp({ at: '/settings', identity });
  await screen.findByRole('button', { name: 'Change email' });
  expect(screen.queryAllByText('Verify your email')).toHaveLength(count);
});

it('is shown with the rows, before the SDK of the provider is loaded', async () => {
  serveProfile(makeProfile());
  const identity = memoryIdentity({ user: NADIA });
  identity.getStoredSignInMethods = (uid) =>
    uid === NADIA.uid ? { hasPassword: true, googleEmail: null, isEmailVerified: false } : undefined;
  let resolveMethods: (methods: SignInMethods) => void = () => undefined;
  identity.getSignInMethods = () =>
    new Promise((resolve) => {
      resolveMethods = resolve;
    });
  renderApp({ at: '/settings', identity });
  const button = await screen.findByRole('button', { name: 'Change email' });
  expect(screen.getByText('Verify your email')).toBeVisible();
  await act(async () => {
    resolveMethods({ hasPassword: true, googleEmail: null, isEmailVerified: true });
    await Promise.resolve();
  });
  expect(screen.queryByText('Verify your email')).not.toBeInTheDocument();
  expect(button).toBeVisible();
});
