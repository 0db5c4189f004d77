import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const SIGN_OUT_URL = 'http://localhost/api/profile/nadia/sign-out-everywhere';

const openDialog = async () => {
  serveProfile(makeProfile());
  const app = renderApp({ at: '/settings' });
  await app.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
  return { ...app, dialog, confirm: within(dialog).getByRole('button', { name: 'Sign out everywhere' }) };
};

it('signs out everywhere after a confirmation, and leads to the sign-in page', async () => {
  let requestCount = 0;
  server.use(
    http.post(SIGN_OUT_URL, () => {
      requestCount += 1;
      return HttpResponse.json({ before: '2024-05-06T10:00:00.000Z' });
    }),
  );
  const { user, confirm, dialog, address } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/Browsers with the extension are disconnected/);
  await user.click(confirm);
  expect(await screen.findByText('You are signed out on all your devices.')).toBeVisible();
  expect(screen.getByText('Sign in again to continue here.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/signup?mode=signin'));
  expect(requestCount).toBe(1);
});

it('stays signed in if it fails', async () => {
  server.use(http.post(SIGN_OUT_URL, () => HttpResponse.json(errorBody('Not now.', 'internal'), { status: 500 })));
  const { user, confirm, address } = await openDialog();
  await user.click(confirm);
  expect(await screen.findByText('Not now.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/settings');
});

it('leads to the sign-in page when another device signed out everywhere, and the notice goes with the next sign-in', async () => {
  const identity = memoryIdentity({ user: NADIA });
  serveProfile(makeProfile());
  server.use(
    http.get('http://localhost/api/profile/nadia/session', () =>
      HttpResponse.json(errorBody('You were signed out. Please sign in again.', 'signed-out'), { status: 401 }),
    ),
  );
  const { user, address } = renderApp({ at: '/profile', identity });
  expect(
    await screen.findByText(/^This was done on another device, or your password or email was changed/),
  ).toBeVisible();
  await waitFor(() => expect(address()).toBe('/signup?mode=signin'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  server.resetHandlers();
  serveProfile(makeProfile());
  await user.type(screen.getByLabelText(/^Email/), 'nadia.kurian@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/profile'));
  identity.setUser(null);
  await screen.findByRole('heading', { name: 'Create your account' });
  expect(screen.queryByText('You were signed out.')).not.toBeInTheDocument();
});

describe('sign-out on another device, with unsaved edits', () => {
  /** Saves a typed skill when the user was signed out everywhere. */
  async function saveSignedOut() {
    let isSignedOut = true;
    const identity = memoryIdentity({ user: NADIA });
    const reauthenticate = jest.fn<Promise<void>, [string, string?]>(() => {
      isSignedOut = false;
      return Promise.resolve();
    });
    identity.reauthenticate = reauthenticate;
    serveProfile(makeProfile({ skills: ['Go'] }));
    server.use(
      http.patch('http://localhost/api/profile/skills/nadia', () =>
        isSignedOut
          ? HttpResponse.json(errorBody('You were signed out. Please sign in again.', 'signed-out'), { status: 401 })
          : HttpResponse.json({ success: true, message: '', skills: ['Go', 'Rust'], revision: 4 }),
      ),
    );
    const app = renderApp({ at: '/profile?edit=skills', identity });
    await app.user.type(await screen.findByLabelText(/Add a skill/), 'Rust{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'You were signed out' });
    return { ...app, reauthenticate, dialog: within(dialog) };
  }

  it('hides the page until the user signs in again, also with a changed email, and then saves them', async () => {
    const { user, dialog, reauthenticate, address } = await saveSignedOut();
    expect(document.querySelector('.tr-confirm-backdrop.is-opaque')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.clear(dialog.getByLabelText(/^Email/));
    await user.type(dialog.getByLabelText(/^Email/), 'new@example.com');
    await user.type(dialog.getByLabelText(/Password/), 'secret12');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(reauthenticate).toHaveBeenLastCalledWith('secret12', 'new@example.com');
    expect(await screen.findByText('Skills updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('leads to the sign-in page when the user discards them', async () => {
    const { user, dialog, address } = await saveSignedOut();
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText(/^This was done on another device/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/signup?mode=signin'));
  });
});
