import type { AccountChange, AccountEvent } from '@trackrecord/contracts';

type Description = Pick<AccountChange, 'kind' | 'description'>;

/** Describes an event of an account; undefined for the erasure of the account, which ends the stream. */
export function describeAccountEvent({ type, data }: AccountEvent): Description | undefined {
  switch (type) {
    case 'AccountFirstRecorded':
      return { kind: 'start', description: 'This list started' };
    case 'SignedIn':
      return { kind: 'sign-in', description: `Signed in with ${data.device}` };
    case 'EmailChanged':
      return { kind: 'email', description: `Email changed from ${data.from ?? 'none'} to ${data.to ?? 'none'}` };
    case 'SignInsEnded':
      return { kind: 'password', description: 'Password changed or all devices signed out' };
    case 'GoogleLinked':
      return { kind: 'google', description: `Google linked: ${data.email}` };
    case 'GoogleUnlinked':
      return { kind: 'google', description: `Google unlinked: ${data.email}` };
    case 'SignedOutEverywhere':
      return {
        kind: 'sign-out',
        description: data.keptThis ? 'Signed out on all other devices' : 'Signed out everywhere',
      };
    case 'AccountErased':
      return undefined;
    default:
      return type satisfies never;
  }
}
