import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { makeProfile, PROFILE_URL } from '../testing/profile';
import { server } from '../testing/server';
import { storeFirebaseSession } from '../testing/stored-session';
import { createUser } from '../testing/user';
import { start } from './start';

const CONFIG_URL = 'http://localhost/config.json';
const CONFIG = {
  environment: 'test',
  apiBaseUrl: '/api',
  cvBaseUrl: '/api',
  authEmulator: false,
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-test' },
};

describe('start', () => {
  let root: Root;

  beforeEach(() => {
    const container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
    window.history.replaceState(null, '', '/signup');
    // The SDK is loaded when the page is idle: never in these tests.
    window.requestIdleCallback = () => 0;
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });

  it('renders the route once the configuration is loaded', async () => {
    server.use(http.get(CONFIG_URL, () => HttpResponse.json(CONFIG)));
    await act(() => start(root));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument();
  });

  it('requests the profile of a stored session once, before the screens are loaded', async () => {
    window.history.replaceState(null, '', '/profile');
    storeFirebaseSession();
    const tokens: (string | null)[] = [];
    server.use(
      http.get(CONFIG_URL, () => HttpResponse.json(CONFIG)),
      http.get(PROFILE_URL, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json(makeProfile());
      }),
    );
    await act(() => start(root));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
    expect(tokens).toEqual(['Bearer stored-token-of-nadia']);
  });

  it.each([
    ['cannot be loaded', () => new HttpResponse(null, { status: 503 })],
    ['has an unexpected shape', () => HttpResponse.json({ ...CONFIG, firebase: {} })],
    ['is not JSON', () => new HttpResponse('<!doctype html>')],
  ])('offers a retry when the configuration %s', async (_case, respond) => {
    server.use(http.get(CONFIG_URL, respond));
    await act(() => start(root));
    expect(screen.getByRole('alert')).toHaveTextContent('Trackrecord could not be started.');
    server.use(http.get(CONFIG_URL, () => HttpResponse.json(CONFIG)));
    await createUser().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument();
  });
});
