import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { server } from '../testing/server';
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
