import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { AuthFailure } from '../../shared/identity/auth-failure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE, errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const SKILLS = 'http://localhost/api/profile/skills/nadia';

/** A server that takes no token but one issued after signing in again. */
const saveWithExpiredSession = async (identity = memoryIdentity({ user: NADIA })) => {
  const sent: { readonly key: string | null; readonly ifMatch: string | null; readonly token: string | null }[] = [];
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
  serveProfile(profileWith({ skills: ['Go'] }));
  server.use(
    http.patch(SKILLS, ({ request: { headers } }) => {
      sent.push({
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
  return { ...app, sent, dialog: within(dialog) };
};

describe('A session that ends while something is saved', () => {
  it('is renewed in place with the password, and the same save goes on', async () => {
    const { user, sent, dialog, address } = await saveWithExpiredSession();
    expect(screen.getByRole('dialog', { name: 'Edit Skills', hidden: true })).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('nadia.kurian@example.com');
    expect(await axe(document.body)).toHaveNoViolations();
    await user.type(dialog.getByLabelText(/Password/), 'secret12');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Skills updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(new Set(sent.map(({ ifMatch }) => ifMatch))).toEqual(new Set(['"3"']));
  });

  it('is renewed in place with Google', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('Skills updated successfully')).toBeInTheDocument();
  });

  it('is not renewed by anybody else, and nothing is saved', async () => {
    const { user, sent, dialog } = await saveWithExpiredSession(
      Object.assign(memoryIdentity({ user: NADIA }), {
        reauthenticate: () => Promise.reject(new AuthFailure('auth/user-mismatch', '')),
      }),
    );
    const before = sent.length;
    await user.type(dialog.getByLabelText(/Password/), 'secret12');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await dialog.findByText(/^That is a different account/)).toBeVisible();
    expect(sent).toHaveLength(before);
  });

  it('says at the field when the password is wrong', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.type(dialog.getByLabelText(/Password/), 'wrong one');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(dialog.getByLabelText(/Password/)).toBeInvalid());
  });

  it('keeps the editor and what was typed when the person signs in later', async () => {
    const { user, dialog } = await saveWithExpiredSession();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeInTheDocument();
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Skills' }));
    expect(editor.getByText('Rust')).toBeVisible();
    await user.click(editor.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  });
});

it('sends a request again without asking when a fresh token is accepted', async () => {
  const identity = memoryIdentity({ user: NADIA });
  let isFresh = false;
  identity.token = (fresh) => {
    isFresh ||= fresh === true;
    return Promise.resolve(isFresh ? 'fresh' : 'stale');
  };
  server.use(
    http.get(PROFILE, ({ request }) =>
      request.headers.get('authorization') === 'Bearer fresh'
        ? HttpResponse.json(profileWith())
        : HttpResponse.json(errorBody('Your session has expired.', 'token-expired'), { status: 401 }),
    ),
  );
  renderApp({ at: '/profile', identity });
  expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks nobody to sign in to an account that is gone', async () => {
  server.use(
    http.get(PROFILE, () =>
      HttpResponse.json(errorBody('This account no longer exists.', 'account-gone'), { status: 401 }),
    ),
  );
  renderApp({ at: '/profile' });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
