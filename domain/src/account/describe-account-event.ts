import type { AccountChange, AccountEvent } from '@trackrecord/contracts';

type Description = Pick<AccountChange, 'kind' | 'description'>;

/** Describes an event of an account; undefined for the erasure of the account, which ends the stream. */
export function describeAccountEvent({ type, data }: AccountEvent): Description | undefined {
  switch (type) {
    case 'AccountFirstRecorded':
      return { kind: 'start', description: 'Recorded since' };
    case 'SignedIn':
      return { kind: 'sign-in', description: `Signed in with ${data.device}` };
    case 'EmailChanged':
      return { kind: 'email', description: `Email changed from ${data.from ?? 'none'} to ${data.to ?? 'none'}` };
    case 'SignInsEnded':
      return describeEnd(data.cause);
    case 'GoogleLinked':
      return { kind: 'google', description: `Google linked: ${data.email}` };
    case 'GoogleUnlinked':
      return { kind: 'google', description: `Google unlinked: ${data.email}` };
    case 'SignedOutEverywhere':
      return {
        kind: 'sign-out',
        description: data.keptThis ? 'Signed out on all other devices' : 'Signed out everywhere',
      };
    case 'DeviceSignedOut':
      return { kind: 'sign-out', description: `Signed out ${data.device}` };
    case 'AccountErased':
      return undefined;
    default:
      return type satisfies never;
  }
}

/** Describes why all sign-ins ended. Events without a cause were recorded before the two could be told apart. */
function describeEnd(cause: 'password' | 'revocation' | undefined): Description {
  if (cause === 'password') return { kind: 'password', description: 'Password changed' };
  if (cause === 'revocation') return { kind: 'sign-out', description: 'All devices signed out' };
  return { kind: 'password', description: 'Password changed, or all devices signed out' };
}
