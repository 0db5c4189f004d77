import type { AccountChange, AccountEvent } from '@trackrecord/contracts';

type Description = Pick<AccountChange, 'kind' | 'words'>;

/** Describes an event of an account in words; undefined for the end of the stream. */
export function describeAccountEvent({ type, data }: AccountEvent): Description | undefined {
  switch (type) {
    case 'AccountFirstRecorded':
      return { kind: 'start', words: 'This list started' };
    case 'SignedIn':
      return { kind: 'sign-in', words: `Signed in with ${data.device}` };
    case 'EmailChanged':
      return { kind: 'email', words: `Email changed from ${data.from ?? 'none'} to ${data.to ?? 'none'}` };
    case 'SignInsEnded':
      return { kind: 'password', words: 'Password changed or all devices signed out' };
    case 'GoogleLinked':
      return { kind: 'google', words: `Google linked: ${data.email}` };
    case 'GoogleUnlinked':
      return { kind: 'google', words: `Google unlinked: ${data.email}` };
    case 'SignedOutEverywhere':
      return { kind: 'sign-out', words: data.keptThis ? 'Signed out on all other devices' : 'Signed out everywhere' };
    case 'AccountErased':
      return undefined;
    default:
      return type satisfies never;
  }
}
