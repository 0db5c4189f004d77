import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AuthError, toAuthError } from '../../shared/identity/auth-error';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const SKILLS_URL = 'http://localhost/api/profile/skills/nadia';

/** Saves an edit while the server rejects every token issued before the user signs in again. */
const saveWithExpiredSession = async (identity = memoryIdentity({ user: NADIA })) => {
  const requests: { readonly key: string | null; readonly ifMatch: string | null; readonly token: string | null }[] =
    [];
  let isRenewed = false;
  const renew = (): Promise<void> => {
    isRenewed = true;
    return Promise.resolve();
  };
  const provider = { ...identity };
  identity.reauthenticate = async (password) => {
    await provider.reauthenticate(password);
    await renew();
  };
  identity.reauthenticateWithGoogle = renew;
  serveProfile(makeProfile({ skills: ['Go'] }));
  server.use(
    http.patch(SKILLS_URL, ({ request: { headers } }) => {
      requests.push({
        key: headers.get('idempotency-key'),
        ifMatch: headers.get('if-match'),
        token: headers.get('authorization'),
      });
      return isRenewed
        ? HttpResponse.json({ success: true, message: '', skills: ['Go', 'Rust'], revision: 4 })
        : HttpResponse.json(errorBody('Your session has expired. Please sign in again.', 'token-expired'), {
            status: 401,
          });
    }),
  );
  const app = renderApp({ at: '/profile?edit=skills', identity });
  await app.user.type(await screen.findByLabelText(/Add a skill/), 'Rust');
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(within(dialog).getByLabelText(/Password/)).toHaveFocus());
  return { ...app, requests, dialog: within(dialog) };
};

describe('Session that expires during a save', () => {
  it('resumes the save after signing in again with the password', async () => {
    const { user, requests, dialog, address } = await saveWithExpiredSession();
    expect(screen.getByRole('dialog', { name: 'Edit Skills', hidden: true })).toBeInTheDocument();
    expect(dialog.getByText('nadia.kurian@example.com')).toBeVisible();
    await user.type(dialog.getByLabelText(/Password/), 'secret12');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Skills updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(new Set(requests.map(({ ifMatch }) => ifMatch))).toEqual(new Set(['"3"']));
  });

  it('resumes the save after signing in again with Google', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('Skills updated successfully')).toBeInTheDocument();
  });

  it('says that the window of Google was closed', async () => {
    const identity = memoryIdentity({ user: NADIA });
    const { user, dialog } = await saveWithExpiredSession(identity);
    identity.reauthenticateWithGoogle = () => Promise.reject(toAuthError({ code: 'auth/popup-closed-by-user' }));
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(await dialog.findByText(/^The popup has been closed by the user/)).toBeVisible();
  });

  it('rejects a different account and saves nothing', async () => {
    const { user, requests, dialog } = await saveWithExpiredSession(
      Object.assign(memoryIdentity({ user: NADIA }), {
        reauthenticate: () => Promise.reject(new AuthError('auth/user-mismatch', '')),
      }),
    );
    const requestCount = requests.length;
    await user.type(dialog.getByLabelText(/Password/), 'secret12');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await dialog.findByText(/^That is a different account/)).toBeVisible();
    expect(requests).toHaveLength(requestCount);
  });

  it('marks the password field as invalid when the password is wrong', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.type(dialog.getByLabelText(/Password/), 'wrong one');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(dialog.getByLabelText(/Password/)).toBeInvalid());
  });

  it('keeps the editor and its edits when the dialog is dismissed', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeInTheDocument();
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Skills' }));
    expect(editor.getByText('Rust')).toBeVisible();
    await user.click(editor.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  });
});

it('retries a request with a fresh token without prompting', async () => {
  const identity = memoryIdentity({ user: NADIA });
  let isFresh = false;
  identity.getToken = (shouldRenew) => {
    isFresh ||= shouldRenew === true;
    return Promise.resolve(isFresh ? 'fresh' : 'stale');
  };
  server.use(
    http.get(PROFILE_URL, ({ request }) =>
      request.headers.get('authorization') === 'Bearer fresh'
        ? HttpResponse.json(makeProfile())
        : HttpResponse.json(errorBody('Your session has expired.', 'token-expired'), { status: 401 }),
    ),
  );
  renderApp({ at: '/profile', identity });
  expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not prompt to sign in when the account was deleted', async () => {
  server.use(
    http.get(PROFILE_URL, () =>
      HttpResponse.json(errorBody('This account no longer exists.', 'account-gone'), { status: 401 }),
    ),
  );
  renderApp({ at: '/profile' });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
