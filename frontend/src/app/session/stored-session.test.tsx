import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Identity, SignedInUser } from '../../shared/identity/identity';
import { lazyIdentity } from '../../shared/identity/lazy-identity';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { storeFirebaseSession } from '../../testing/stored-session';

const OMAR: SignedInUser = { ...NADIA, uid: 'omar', email: 'omar@example.com', displayName: 'Omar Haddad' };
const OMARS_PROFILE_URL = 'http://localhost/api/profile/omar';

/** An identity whose SDK loads when the test says so. */
function makeSlowIdentity() {
  let finish: (identity: Identity) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<Identity>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  const laterTasks: (() => void)[] = [];
  return {
    identity: lazyIdentity(load, (task) => laterTasks.push(task)),
    load,
    /** Runs what waits for the first screen. */
    runLaterTasks: () => laterTasks.splice(0).forEach((run) => run()),
    /** Loads the SDK, which knows this user. */
    finishLoading: (user: SignedInUser | null) =>
      act(async () => {
        finish(memoryIdentity({ user }));
        await Promise.resolve();
      }),
    failLoading: () =>
      act(async () => {
        fail(new Error('offline'));
        await Promise.resolve();
      }),
  };
}

/** The tokens of the requests for the profile. */
function observeTokens(): readonly (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    http.get(PROFILE_URL, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json(makeProfile());
    }),
  );
  return tokens;
}

const NAME = { name: 'Nadia Kurian', level: 1 };
const findProfile = () => screen.findByRole('heading', NAME);

describe('Stored session', () => {
  it('shows the profile before the identity provider is loaded', async () => {
    storeFirebaseSession();
    const tokens = observeTokens();
    const { identity, load } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    expect(await findProfile()).toBeVisible();
    expect(tokens).toEqual(['Bearer stored-token-of-nadia']);
    expect(load).not.toHaveBeenCalled();
  });

  it('is confirmed by the identity provider without another request', async () => {
    storeFirebaseSession();
    const tokens = observeTokens();
    const { identity, finishLoading, runLaterTasks } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    const heading = await findProfile();
    act(runLaterTasks);
    await finishLoading(NADIA);
    expect(heading).toBeVisible();
    expect(tokens).toHaveLength(1);
    expect(await identity.getToken()).toBe('token-of-nadia');
  });

  it('waits for the identity provider if the token expires within 30 seconds', async () => {
    storeFirebaseSession({ validMs: 29_000 });
    const tokens = observeTokens();
    const { identity, load, finishLoading } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(tokens).toEqual([]);
    await finishLoading(NADIA);
    expect(await findProfile()).toBeVisible();
    expect(tokens).toEqual(['Bearer token-of-nadia']);
  });

  it('leads to the sign-in page if the provider has ended it, and keeps the drafts of the tab', async () => {
    storeFirebaseSession();
    sessionStorage.setItem('draft', 'typed');
    observeTokens();
    const { identity, finishLoading, runLaterTasks } = makeSlowIdentity();
    const { address } = renderApp({ at: '/profile', identity });
    await findProfile();
    act(runLaterTasks);
    await finishLoading(null);
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(screen.queryByText('Nadia Kurian')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('draft')).toBe('typed');
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('is replaced if another user is signed in, without showing content of the first', async () => {
    storeFirebaseSession();
    observeTokens();
    const omarsProfile = makeProfile({ userId: 'omar', personalInfo: { firstName: 'Omar', lastName: 'Haddad' } });
    server.use(http.get(OMARS_PROFILE_URL, () => HttpResponse.json(omarsProfile)));
    const { identity, finishLoading, runLaterTasks } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    await findProfile();
    act(runLaterTasks);
    await finishLoading(OMAR);
    expect(screen.queryByText('Nadia Kurian')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Omar Haddad' })).toBeVisible();
  });

  it('is not used for requests after another tab has signed in another user', async () => {
    storeFirebaseSession();
    const { identity, load, finishLoading } = makeSlowIdentity();
    storeFirebaseSession({ user: OMAR });
    const token = identity.getToken();
    await waitFor(() => expect(load).toHaveBeenCalled());
    await finishLoading(OMAR);
    expect(await token).toBe('token-of-omar');
  });

  it('gets a fresh token from the provider after a 401', async () => {
    storeFirebaseSession();
    server.use(
      http.get(PROFILE_URL, ({ request }) =>
        request.headers.get('authorization') === 'Bearer token-of-nadia'
          ? HttpResponse.json(makeProfile())
          : HttpResponse.json(errorBody('Your session has expired.', 'token-expired'), { status: 401 }),
      ),
    );
    const { identity, load, finishLoading } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    await waitFor(() => expect(load).toHaveBeenCalled());
    await finishLoading(NADIA);
    expect(await findProfile()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the sign-in page, which says why, if the user was signed out everywhere', async () => {
    storeFirebaseSession();
    server.use(
      http.get(PROFILE_URL, () => HttpResponse.json(errorBody('You were signed out.', 'signed-out'), { status: 401 })),
    );
    const { identity, load, finishLoading } = makeSlowIdentity();
    const { address } = renderApp({ at: '/profile', identity });
    await waitFor(() => expect(load).toHaveBeenCalled());
    await finishLoading(NADIA);
    await waitFor(() => expect(address()).toBe('/signup?mode=signin'));
    expect(await screen.findByText(/signed out/i)).toBeVisible();
  });

  it('stays in use if the identity provider cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    storeFirebaseSession();
    serveProfile(makeProfile());
    const { identity, failLoading, runLaterTasks } = makeSlowIdentity();
    renderApp({ at: '/profile', identity });
    const heading = await findProfile();
    act(runLaterTasks);
    await failLoading();
    expect(heading).toBeVisible();
    expect(warn).toHaveBeenCalledWith('the identity provider could not be loaded', expect.anything());
  });
});
