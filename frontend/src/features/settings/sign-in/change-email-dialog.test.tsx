import { screen, waitFor, within } from '@testing-library/react';
import { AuthError } from '../../../shared/identity/auth-error';
import { memoryIdentity, NADIA } from '../../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

type Overrides = Partial<ReturnType<typeof memoryIdentity>>;

const openSettings = (overrides: Overrides = {}) => {
  serveProfile(makeProfile());
  return renderApp({ at: '/settings', identity: { ...memoryIdentity({ user: NADIA }), ...overrides } });
};

const openDialog = async (overrides: Overrides = {}) => {
  const app = openSettings(overrides);
  await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  const fill = async (email: string, password: string) => {
    await app.user.type(dialog.getByLabelText(/^New email/), email);
    await app.user.type(dialog.getByLabelText(/^Current password/), `${password}{Enter}`);
  };
  return { ...app, dialog, fill };
};

it('sends a link to the new email, and says what happens until it is opened', async () => {
  const sendEmailChange = jest.fn(() => Promise.resolve());
  const { user, dialog, fill } = await openDialog({ sendEmailChange });
  await fill('nadia@new.example.com', 'secret12');
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'Open the link that we sent to nadia@new.example.com. Until then you sign in with nadia.kurian@example.com.',
  );
  expect(sendEmailChange).toHaveBeenCalledWith('secret12', 'nadia@new.example.com');
  const [, closeButton] = dialog.getAllByRole('button', { name: 'Close' });
  expect(closeButton).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('does not reveal that the new email belongs to another account', async () => {
  const sendEmailChange = () => Promise.reject(new AuthError('auth/email-already-in-use', 'Taken.'));
  const { dialog, fill } = await openDialog({ sendEmailChange });
  await fill('taken@example.com', 'secret12');
  expect(await dialog.findByRole('status')).toHaveTextContent('Open the link that we sent to taken@example.com.');
});

it.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email address'],
  ['Nadia.Kurian@example.com', 'This is your email already'],
])('rejects the new email "%s"', async (email, message) => {
  const { user, dialog } = await openDialog();
  const field = dialog.getByLabelText(/^New email/);
  if (email !== '') await user.type(field, email);
  await user.type(dialog.getByLabelText(/^Current password/), 'secret12{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveFocus();
});

it('shows a wrong password at its field, and keeps the new email', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { dialog, fill } = await openDialog();
  await fill('nadia@new.example.com', 'wrong');
  const field = dialog.getByLabelText(/^Current password/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
  expect(field).toHaveFocus();
  expect(dialog.getByLabelText(/^New email/)).toHaveValue('nadia@new.example.com');
});

it('shows why no link could be sent', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const sendEmailChange = () => Promise.reject(new AuthError('auth/too-many-requests', 'Too many attempts.'));
  const { dialog, fill } = await openDialog({ sendEmailChange });
  await fill('nadia@new.example.com', 'secret12');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts.');
});

it('accounts that have only Google have no button to change the email', async () => {
  openSettings({
    getSignInMethods: () => Promise.resolve({ hasPassword: false, googleEmail: NADIA.email, isEmailVerified: true }),
  });
  expect(await screen.findByText('nadia.kurian@example.com, from your Google account')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change email' })).not.toBeInTheDocument();
});
