import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AuthError, toAuthError } from '../../../shared/identity/auth-error';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

type Options = Parameters<typeof memoryIdentity>[0];

const openSettings = (options: Options = {}, overrides: Partial<ReturnType<typeof memoryIdentity>> = {}) => {
  serveProfile(makeProfile());
  const identity = { ...memoryIdentity({ user: NADIA, ...options }), ...overrides };
  return { identity, ...renderApp({ at: '/settings', identity }) };
};

const openDialog = async (action: 'Link' | 'Unlink', ...args: Parameters<typeof openSettings>) => {
  const app = openSettings(...args);
  await app.user.click(await screen.findByRole('button', { name: `${action} Google` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${action} Google` }));
  return { ...app, dialog };
};

it('links a Google account after the current password is entered', async () => {
  const { user, dialog } = await openDialog('Link');
  await user.type(dialog.getByLabelText(/^Current password/), 'secret12{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Choose Google account' }));
  expect(await screen.findByText('Google is linked. You can sign in with it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('nadia@gmail.example')).toBeVisible();
});

it('unlinks the Google account, and signs out other devices', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('http://localhost/api/profile/nadia/sign-out-everywhere', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ before: '2024-05-06T10:00:00.000Z' });
    }),
  );
  const { user, dialog } = await openDialog('Unlink', { googleEmail: 'nadia@gmail.example' });
  await user.type(dialog.getByLabelText(/^Current password/), 'secret12{Enter}');
  expect(await screen.findByText('Google is unlinked. Your other devices are signed out.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Link Google' })).toBeVisible();
  expect(bodies).toEqual([{ keepThis: true }]);
});

it('shows a missing and a wrong password at the field', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user, dialog } = await openDialog('Link');
  const field = dialog.getByLabelText(/^Current password/);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveAccessibleDescription('Enter your current password');
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
  expect(field).toHaveFocus();
});

it('shows no error when the window is closed, and says when the Google account belongs to another user', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const errors = [
    new AuthError('auth/popup-closed-by-user', ''),
    toAuthError({ code: 'auth/credential-already-in-use' }),
  ];
  const { user, dialog } = await openDialog(
    'Link',
    {},
    { linkGoogle: () => Promise.reject(errors.shift() ?? new Error('no error is left')) },
  );
  await user.type(dialog.getByLabelText(/^Current password/), 'secret12{Enter}');
  const chooseButton = await dialog.findByRole('button', { name: 'Choose Google account' });
  await user.click(chooseButton);
  await waitFor(() => expect(chooseButton).toHaveAttribute('aria-disabled', 'false'));
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(chooseButton);
  expect(await dialog.findByText('This Google account belongs to another account here.')).toBeVisible();
});

it('does not offer to unlink the only way to sign in', async () => {
  openSettings(
    {},
    {
      getSignInMethods: () =>
        Promise.resolve({ hasPassword: false, googleEmail: 'nadia@gmail.example', isEmailVerified: true }),
    },
  );
  expect(await screen.findByText('nadia@gmail.example, your only way to sign in')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google$/ })).not.toBeInTheDocument();
});
