import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { server } from '../testing/server';
import { start } from './start';

const CONFIG = 'http://localhost/config.json';
const config = {
  environment: 'test',
  apiBaseUrl: '/api',
  cvBaseUrl: '/api',
  authEmulator: false,
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-test' },
};

describe('Starting the client', () => {
  let root: Root;

  beforeEach(() => {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    window.history.replaceState(null, '', '/signup');
    // The SDK waits for an idle page, which these tests never are.
    window.requestIdleCallback = () => 0;
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });

  it('shows the screen of the address once the configuration is there', async () => {
    server.use(http.get(CONFIG, () => HttpResponse.json(config)));
    await act(() => start(root));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument();
  });

  it.each([
    ['cannot be had', () => new HttpResponse(null, { status: 503 })],
    ['has another shape', () => HttpResponse.json({ ...config, firebase: {} })],
    ['is no JSON', () => new HttpResponse('<!doctype html>')],
  ])('offers to try again when the configuration %s', async (_case, answer) => {
    server.use(http.get(CONFIG, answer));
    await act(() => start(root));
    expect(screen.getByRole('alert')).toHaveTextContent('Trackrecord could not be started.');
    server.use(http.get(CONFIG, () => HttpResponse.json(config)));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeInTheDocument();
  });
});
