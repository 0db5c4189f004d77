import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { serveOperations, serveOverview } from '../../testing/operations';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import {
  makeSession,
  makeStaffMe,
  serveApprovals,
  serveSessions,
  serveStaffMe,
  staffIdentity,
} from '../../testing/staff';
import { makeLogPage, serveLog, serveSchemas } from '../../testing/streams';

const OWEN_PROFILE_URL = 'http://localhost/api/profile/owen';

/** Serves that the staff member has no profile. */
const serveNoProfile = (): void =>
  server.use(http.get(OWEN_PROFILE_URL, () => HttpResponse.json(errorBody('none', 'not_found'), { status: 404 })));

const serveAccess = (): void => {
  serveApprovals();
  serveSessions([]);
};

describe('The guard of the staff pages', () => {
  it.each(['/', '/profile', '/settings'])(
    'redirects staff without a profile from %s to their first page',
    async (at) => {
      serveNoProfile();
      serveStaffMe();
      const { address } = renderApp({ at, identity: staffIdentity('support') });
      expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
      expect(address()).toBe('/staff/people');
    },
  );

  it('redirects staff with a profile from / to /profile', async () => {
    server.use(http.get(OWEN_PROFILE_URL, () => HttpResponse.json(makeProfile({ _id: 'owen', userId: 'owen' }))));
    const { address } = renderApp({ at: '/', identity: staffIdentity('support') });
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('redirects job seekers to /profile without a request to /staff/me', async () => {
    serveProfile(makeProfile());
    // A request to /staff/me would fail the test: nothing serves it.
    const { address } = renderApp({ at: '/staff/people', identity: memoryIdentity({ user: NADIA }) });
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('redirects visitors to /signup', async () => {
    const { address } = renderApp({ at: '/staff/people', identity: memoryIdentity({ user: null }) });
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('redirects accounts whose role was revoked to /profile', async () => {
    server.use(
      http.get('http://localhost/api/staff/me', () =>
        HttpResponse.json(errorBody('This page is for staff only.', 'not-staff'), { status: 403 }),
      ),
      http.get(OWEN_PROFILE_URL, () => HttpResponse.json(makeProfile({ _id: 'owen', userId: 'owen' }))),
    );
    const { address } = renderApp({ at: '/staff/people', identity: staffIdentity('support') });
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('renews a token without a role, because the role may be new', async () => {
    serveStaffMe();
    const identity = staffIdentity('support');
    const getNewToken = identity.getToken.bind(identity);
    identity.getToken = (shouldRenew) => (shouldRenew === true ? getNewToken(true) : Promise.resolve('token-of-owen'));
    renderApp({ at: '/staff/people', identity });
    expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  });

  it('shows why the server refuses staff, such as without a second factor', async () => {
    server.use(
      http.get('http://localhost/api/staff/me', () =>
        HttpResponse.json(errorBody('Please sign in with a second factor.', 'second-factor-required'), { status: 403 }),
      ),
    );
    renderApp({ at: '/staff/people', identity: staffIdentity('support') });
    expect(await screen.findByText(/Please sign in with a second factor/)).toBeVisible();
  });
});

it('shows a staff member no data of the one who used the same browser before', async () => {
  serveStaffMe(makeStaffMe({ sessions: [makeSession()] }));
  const identity = staffIdentity('support');
  renderApp({ at: '/staff/people', identity });
  expect(await screen.findByRole('region', { name: 'Open access sessions' })).toBeVisible();
  // Never answers, so only what was cached could be shown.
  const answerNever = jest.fn(() => new Promise<never>(() => undefined));
  server.use(http.get('http://localhost/api/staff/me', answerNever));
  const ada = { uid: 'ada', displayName: 'Ada Lind', email: 'ada.lind@example.com', photoURL: null };
  act(() => identity.setUser(ada));
  await waitFor(() => expect(answerNever).toHaveBeenCalled());
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText(/Owen Price|SUP-1234/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Open access sessions' })).not.toBeInTheDocument();
});

describe('The rail', () => {
  it.each([
    [['support'], ['People']],
    [['auditor'], ['Access']],
    [['operator'], ['Operations']],
    [['developer'], ['Streams', 'Operations']],
    [
      ['support', 'auditor', 'operator', 'developer'],
      ['People', 'Access', 'Streams', 'Operations'],
    ],
  ] as const)('shows only the links of the roles %j', async (roles, links) => {
    serveStaffMe(makeStaffMe({ roles: [...roles] }));
    serveAccess();
    serveOverview();
    serveOperations([]);
    serveLog(() => makeLogPage([]));
    serveSchemas();
    renderApp({ at: '/staff', identity: staffIdentity(...roles) });
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  });

  it('shows name, roles and pseudonym, switches the theme and signs out', async () => {
    serveStaffMe();
    const { user, address } = renderApp({ at: '/staff/people', identity: staffIdentity('support') });
    const rail = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    expect(rail.getByText('Owen Price')).toBeVisible();
    expect(rail.getByText('Support · S-7K2Q')).toBeVisible();
    await user.click(rail.getByRole('button', { name: 'Switch theme' }));
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    await user.click(rail.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it('has the same links in the menu of narrow screens', async () => {
    serveStaffMe();
    const { user } = renderApp({ at: '/staff/people', identity: staffIdentity('support') });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'People' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
});

it.each([
  ['/staff/access', 'auditor', 'support'],
  ['/staff/people', 'support', 'auditor'],
  ['/staff/streams', 'developer', 'operator'],
  ['/staff/operations', 'operator', 'support'],
] as const)('says at %s that it needs the role %s, and who grants it', async (at, needed, role) => {
  serveStaffMe(makeStaffMe({ roles: [role] }));
  renderApp({ at, identity: staffIdentity(role) });
  expect(await screen.findByRole('heading', { name: `This needs the role ${needed}` })).toBeVisible();
  expect(screen.getByText(`npm run staff -- grant EMAIL ${needed}`)).toBeVisible();
});

it.each([
  ['operator', 'Operations', '/staff/operations'],
  ['developer', 'Streams', '/staff/streams'],
] as const)('redirects the role %s from /staff to %s', async (role, title, path) => {
  serveStaffMe(makeStaffMe({ roles: [role] }));
  serveOverview();
  serveOperations([]);
  serveLog(() => makeLogPage([]));
  serveSchemas();
  const { address } = renderApp({ at: '/staff', identity: staffIdentity(role) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(address()).toBe(path);
});
