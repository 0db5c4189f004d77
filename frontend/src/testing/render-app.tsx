import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/app';
import { routes } from '../app/routes';
import type { Services } from '../shared/api/services';
import type { Identity } from '../shared/identity/identity';
import { NADIA, memoryIdentity } from './memory-identity';
import { createUser } from './user';

/** Creates services with the API on this origin and without delays. */
export const makeTestServices = (identity: Identity): Services => ({
  identity,
  config: {
    environment: 'test',
    apiBaseUrl: '/api',
    cvBaseUrl: '/api',
    authEmulator: false,
    firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-test' },
  },
  wait: () => Promise.resolve(),
});

interface RenderAppOptions {
  readonly at: string;
  readonly state?: unknown;
  readonly identity?: Identity;
}

/** Renders the client at a path, by default with Nadia signed in. */
export function renderApp({ at, state, identity = memoryIdentity({ user: NADIA }) }: RenderAppOptions) {
  const [pathname = at, search = ''] = at.split('?');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, search: search === '' ? '' : `?${search}`, state }],
  });
  const screen = render(<App services={makeTestServices(identity)} router={router} />);
  const address = (): string => router.state.location.pathname + router.state.location.search;
  // Navigates within `waitFor`, because React renders as in a browser there, unlike within `act`.
  const goBack = () => waitFor(() => router.navigate(-1));
  return { ...screen, router, address, goBack, user: createUser() };
}
