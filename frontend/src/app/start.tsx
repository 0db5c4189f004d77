import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { loadRuntimeConfig } from '../shared/config/runtime-config';
import { lazyIdentity } from '../shared/identity/lazy-identity';
import { logError } from '../shared/log/log';
import { LoadingScreen } from '../shared/ui/loading';
import { App } from './app';
import { routes } from './routes';
import { StartupError } from './startup-error';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Loads the configuration and renders the client, or an error page with a retry button. */
export async function start(root: Root): Promise<void> {
  root.render(<LoadingScreen label="Loading" />);
  try {
    const config = await loadRuntimeConfig();
    const identity = lazyIdentity(async () =>
      (await import('../shared/identity/firebase-identity')).firebaseIdentity(config),
    );
    root.render(
      <StrictMode>
        <App services={{ config, identity, wait }} router={createBrowserRouter(routes)} />
      </StrictMode>,
    );
  } catch (error) {
    logError('client failed to start', error);
    root.render(<StartupError onRetry={() => void start(root)} />);
  }
}
