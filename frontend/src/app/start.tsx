import type { RuntimeConfig } from '@trackrecord/contracts';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { sendRequest } from '../shared/api/base-query';
import { READ_DEADLINE_MS } from '../shared/api/deadlines';
import { isRecord } from '../shared/is-record';
import { PrefetchedRequest } from '../shared/api/prefetched-request';
import type { Services } from '../shared/api/services';
import { lazyIdentity } from '../shared/identity/lazy-identity';
import { logError } from '../shared/log/log';
import { createProfileRequest } from '../shared/profile/profile-request';
import { LoadingScreen } from '../shared/ui/loading';
import { App, StartupError } from './app';
import { routes } from './routes';

const hasStrings = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

/** Returns true if the value is a runtime configuration. Hand-written, to keep zod out of the first load. */
function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  return (
    isRecord(value) &&
    hasStrings(value, ['environment', 'apiBaseUrl', 'cvBaseUrl']) &&
    typeof value.authEmulator === 'boolean' &&
    hasStrings(value.firebase, ['apiKey', 'authDomain', 'projectId'])
  );
}

/** Fetches `/config.json`. Throws if it cannot be loaded or has an unexpected shape. */
async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/config.json could not be loaded: status ${response.status}`);
  const config: unknown = await response.json();
  if (!isRuntimeConfig(config)) throw new Error('/config.json does not have the expected shape.');
  return config;
}

/** The screens that do not need the profile of the user. */
const WITHOUT_PROFILE = /^\/(signup|terms|privacy|staff)(\/|$)/;

/** Requests the profile of the stored session in parallel with the chunks of the signed-in area. */
function prefetchProfile(services: Services, path: string): Services {
  const { storedUser } = services.identity;
  if (storedUser === undefined || WITHOUT_PROFILE.test(path)) return services;
  const request = createProfileRequest(storedUser.uid);
  const result = sendRequest(request, services, AbortSignal.timeout(READ_DEADLINE_MS));
  return { ...services, prefetchedRequest: new PrefetchedRequest(request, result) };
}

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
      (await import('../shared/identity/firebase-identity')).createFirebaseIdentity(config),
    );
    const services = prefetchProfile({ config, identity, wait }, window.location.pathname);
    root.render(
      <StrictMode>
        <App services={services} router={createBrowserRouter(routes)} />
      </StrictMode>,
    );
  } catch (error) {
    logError('client failed to start', error);
    root.render(<StartupError onRetry={() => void start(root)} />);
  }
}
