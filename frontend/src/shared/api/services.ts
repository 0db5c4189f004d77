import type { RuntimeConfig } from '@trackrecord/contracts';
import { createContext, use } from 'react';
import type { Identity } from '../identity/identity';
import type { SessionRenewal } from '../session/session-renewal';

/** What the client needs from outside; tests hand in their own. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly identity: Identity;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Where somebody is signed in: how they sign in again when their session ends. */
  readonly session?: SessionRenewal;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of the client; throws outside of it. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices must be used within a ServicesContext');
  return services;
}

const isServices = (value: unknown): value is Services =>
  typeof value === 'object' && value !== null && 'identity' in value && 'config' in value && 'wait' in value;

/** The services of the store a request runs in; throws when the store was made without them. */
export function getServices(extra: unknown): Services {
  if (!isServices(extra)) throw new Error('The store was made without services.');
  return extra;
}
