import { IdentityUnavailableError, type RecordedEvent, type StaffAccount } from '@trackrecord/platform';
import { createStaffReader } from './staff-members.js';

const ID = '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11';
const event = (type: string, data: unknown): RecordedEvent => ({
  id: ID,
  stream: 'staff-owen',
  type,
  data,
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'host', role: 'host' },
    commandId: ID,
    correlationId: ID,
    causationId: ID,
    occurredAt: '2026-11-21T10:00:00.000Z',
  },
  revision: 0n,
  position: { commit: '0', prepare: '0' },
  createdAt: new Date(),
});
const granted = (names: object) => event('StaffGranted', { roles: ['support'], until: null, reason: null, ...names });
const missed = event('LookupMissed', { by: 'email' });

/** Reads Owen as a staff member. `newestFirst`: the events of his stream. */
async function readMember(getAccount: () => Promise<StaffAccount | undefined>, newestFirst: RecordedEvent[] = []) {
  const readStream = async function* (stream: string, options: object = {}) {
    expect([stream, options]).toEqual(['staff-owen', { backwards: true }]);
    yield* await Promise.resolve(newestFirst);
  };
  const read = createStaffReader({ accounts: { getAccount }, store: { readStream } }, () => 'S-0WEN');
  return (await read(['owen'])).get('owen');
}

const noAccount = () => Promise.resolve(undefined);

it('reads the name of an account at the identity provider', async () => {
  const account = {
    name: 'owen@example.com',
    isDisabled: false,
    tokensValidAfter: 0,
    roles: [],
    staffUntil: undefined,
  };
  const member = await readMember(() => Promise.resolve(account), [granted({ name: null, email: 'old@example.com' })]);
  expect(member).toEqual({ uid: 'owen', pseudonym: 'S-0WEN', name: 'owen@example.com' });
});

it.each<[string, () => Promise<undefined>]>([
  ['no longer exists', noAccount],
  ['cannot be read', () => Promise.reject(new IdentityUnavailableError('down'))],
])('falls back to the name recorded at the last change of roles if the account %s', async (_, getAccount) => {
  const older = granted({ name: null, email: 'older@example.com' });
  const revoked = event('StaffRevoked', { roles: ['support'], reason: null, name: 'Owen', email: 'owen@example.com' });
  expect(await readMember(getAccount, [missed, revoked, older])).toMatchObject({ name: 'owen@example.com' });
  expect(await readMember(getAccount, [granted({ name: 'Owen', email: null })])).toMatchObject({ name: 'Owen' });
});

it('skips events of earlier releases, which contain no names', async () => {
  expect(await readMember(noAccount, [granted({}), granted({ name: 'Owen', email: null })])).toMatchObject({
    name: 'Owen',
  });
  expect(await readMember(noAccount, [granted({})])).toMatchObject({ name: null });
});
