import type { RuntimeConfig } from '@trackrecord/contracts';
import { createContext, use } from 'react';
import type { Identity } from '../identity/identity';
import type { PrefetchedRequest } from './prefetched-request';
import type { SessionRenewal } from '../identity/session-renewal';

/** The external dependencies of the client; tests provide their own. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly identity: Identity;
  /** Resolves after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Asks the user to sign in again after the session has ended; absent while no user is signed in. */
  readonly session?: SessionRenewal;
  /** The first request of this visit, if it was sent before its screen was loaded. */
  readonly prefetchedRequest?: PrefetchedRequest;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services. Throws outside a ServicesContext. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices must be used within a ServicesContext');
  return services;
}

const isServices = (value: unknown): value is Services =>
  typeof value === 'object' && value !== null && 'identity' in value && 'config' in value && 'wait' in value;

/** Returns the services from the thunk argument of the store. Throws if the store was created without them. */
export function getServices(extra: unknown): Services {
  if (!isServices(extra)) throw new Error('The store was created without services.');
  return extra;
}
