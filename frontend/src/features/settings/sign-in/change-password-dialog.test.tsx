import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toAuthError } from '../../../shared/identity/auth-error';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const SIGN_OUT_URL = 'http://localhost/api/profile/nadia/sign-out-everywhere';
let signOutBodies: unknown[];
beforeEach(() => {
  signOutBodies = [];
});

const openDialog = async (overrides: Partial<ReturnType<typeof memoryIdentity>> = {}) => {
  serveProfile(makeProfile());
  server.use(
    http.post(SIGN_OUT_URL, async ({ request }) => {
      signOutBodies.push(await request.json());
      return HttpResponse.json({ before: '2024-05-06T10:00:00.000Z' });
    }),
  );
  const identity = { ...memoryIdentity({ user: NADIA }), ...overrides };
  const changePassword = jest.spyOn(identity, 'changePassword');
  const app = renderApp({ at: '/settings', identity });
  await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const submit = async (current: string, next: string): Promise<void> => {
    if (current !== '') await app.user.type(dialog.getByLabelText(/^Current password/), current);
    if (next !== '') await app.user.type(dialog.getByLabelText(/^New password/), next);
    await app.user.click(dialog.getByRole('button', { name: 'Change password' }));
  };
  return { ...app, dialog, changePassword, submit };
};

it('changes the password, signs out other devices and closes the dialog', async () => {
  const { changePassword, submit } = await openDialog();
  await submit('secret12', 'a better one');
  expect(await screen.findByText('Password changed. Your other devices are signed out.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changePassword).toHaveBeenCalledWith('secret12', 'a better one');
  expect(signOutBodies).toEqual([{ keepThis: true }]);
});

it('says so if other devices could not be signed out', async () => {
  const { submit } = await openDialog();
  server.use(http.post(SIGN_OUT_URL, () => HttpResponse.json(errorBody('No', 'internal'), { status: 500 })));
  await submit('secret12', 'a better one');
  expect(await screen.findByText(/^Password changed, but your other devices could not be signed out/)).toBeVisible();
});

it('shows a wrong current password at its field and focuses it', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { dialog, submit } = await openDialog();
  await submit('wrong', 'a better one');
  const field = dialog.getByLabelText(/^Current password/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
  expect(field).toHaveFocus();
});

it('applies the rules of sign-up and requires the current password', async () => {
  const { dialog, changePassword, submit } = await openDialog();
  await submit('', '');
  await waitFor(() =>
    expect(dialog.getByLabelText(/^New password/)).toHaveAccessibleDescription('Enter a new password'),
  );
  await submit('', 'short');
  await waitFor(() =>
    expect(dialog.getByLabelText(/^New password/)).toHaveAccessibleDescription('Use at least 8 characters.'),
  );
  expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription('Enter your current password');
  expect(changePassword).not.toHaveBeenCalled();
});

it.each([
  ['auth/too-many-requests', 'Too many attempts. Wait a few minutes and try again.'],
  ['auth/network-request-failed', 'We could not reach the sign-in service. Check your connection and try again.'],
])('explains %s and keeps what was typed', async (code, text) => {
  jest.spyOn(console, 'error').mockImplementation();
  const error = toAuthError({ code });
  const { dialog, submit } = await openDialog({ changePassword: () => Promise.reject(error) });
  await submit('secret12', 'a better one');
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText(/^New password/)).toHaveValue('a better one');
});

it('offers no change to users without a password', async () => {
  serveProfile(makeProfile());
  const identity = {
    ...memoryIdentity({ user: NADIA }),
    getSignInMethods: () => Promise.resolve({ hasPassword: false, googleEmail: NADIA.email, isEmailVerified: true }),
  };
  renderApp({ at: '/settings', identity });
  expect(await screen.findByText('You sign in with Google, so there is no password to change.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
});
