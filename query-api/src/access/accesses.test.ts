import { type AccessEvent, accessLog, ownAccesses, ownSupportActions } from '@trackrecord/contracts';
import { KeyDestroyedError, type RecordedEvent } from '@trackrecord/platform';
import { FakePerson, testTime, testUuid } from '../testing/fake-person.js';
import { toOwnAccesses } from './own-accesses.js';
import { toOwnSupportActions } from './own-support-actions.js';
import { readPersonAccesses } from '../support/person-accesses.js';
import { readAccessLog } from './read-access-log.js';
import { readCardAccess } from './read-card-access.js';

const CONSENT = testUuid(700);
const CODE_HASH = 'h'.repeat(43);
const MINUTE_SECONDS = 60;
const eventOpener = { open: (_: string, { data }: RecordedEvent) => Promise.resolve(data) };
const toPseudonym = (staff: string) => (staff === 'owen' ? 'S-0WEN' : 'S-XXXX');
const readStaffMembers = (uids: readonly string[]) =>
  Promise.resolve(new Map(uids.map((uid) => [uid, { uid, pseudonym: toPseudonym(uid), name: `${uid}@example.com` }])));

let person: FakePerson;
beforeEach(() => {
  person = new FakePerson();
});

/** Opens a session until the second `until` of the test day, and returns its id. */
function open(number: number, until: number, data: object = {}, staff = 'owen'): string {
  const sessionId = testUuid(number);
  const opened = { sessionId, basis: 'ticket', purpose: 'cv', until: testTime(until), ...data };
  person.access({ type: 'AccessOpened', data: opened } as AccessEvent, staff);
  const explained = { sessionId, reason: `Reason of ${String(number)}`, ticket: `SUP-${String(number)}` };
  person.access({ type: 'AccessExplained', data: explained }, staff);
  return sessionId;
}

const use = (sessionId: string, detail: string) =>
  person.access({ type: 'AccessUsed', data: { sessionId, what: 'diff', detail } });

async function readOwn(now: number, options: object = {}, ownOpener = eventOpener) {
  const log = await readAccessLog(person.sources.store, person.uid);
  const sources = { eventOpener: ownOpener, toPseudonym };
  return ownAccesses.parse(await toOwnAccesses(log, sources, person.uid, { now: new Date(testTime(now)), ...options }));
}

async function readLog(now: number, options: object = {}, isErased = false) {
  const erasures = { has: () => Promise.resolve(isErased) };
  const sources = { store: person.sources.store, eventOpener, erasures, readStaffMembers };
  return accessLog.parse(await readPersonAccesses(sources, person.uid, { now: new Date(testTime(now)), ...options }));
}

describe('the accesses that a person sees', () => {
  it('contain all uses, the reason and a pseudonym, but no uid', async () => {
    const first = open(1, 30 * MINUTE_SECONDS);
    use(first, 'revisions 1-2');
    const second = open(2, 30 * MINUTE_SECONDS);
    for (let n = 0; n < 100; n += 1) use(second, `revisions 0-${String(n)}`);
    const accesses = await readOwn(5 * MINUTE_SECONDS);
    expect(accesses.items).toMatchObject([
      { id: second, reason: 'Reason of 2', ticket: 'SUP-2', who: 'Support S-0WEN', open: true, endedAt: null },
      { id: first, looked: [{ what: 'diff', detail: 'revisions 1-2', at: testTime(3) }] },
    ]);
    expect(accesses.items[0]?.looked).toHaveLength(100);
    expect(JSON.stringify(accesses)).not.toContain('owen');
  });

  it.each([
    ['expired', 20 * MINUTE_SECONDS, 10 * MINUTE_SECONDS, 10 * MINUTE_SECONDS],
    ['was not used for 15 minutes', 16 * MINUTE_SECONDS, 60 * MINUTE_SECONDS, 15 * MINUTE_SECONDS + 1],
  ])('contain the end of a session that %s', async (_why, now, until, end) => {
    open(1, until);
    expect((await readOwn(now)).items).toMatchObject([{ open: false, endedAt: testTime(end) }]);
  });

  it('contain the time at which the person ended a session', async () => {
    const sessionId = open(1, 30 * MINUTE_SECONDS);
    const { metadata } = person.access({ type: 'AccessEnded', data: { sessionId, by: 'person' } });
    const { occurredAt } = metadata as { occurredAt: string };
    expect((await readOwn(MINUTE_SECONDS)).items).toMatchObject([{ open: false, endedAt: occurredAt }]);
  });

  it('contain an extension', async () => {
    const sessionId = open(1, 10 * MINUTE_SECONDS);
    person.access({ type: 'AccessExtended', data: { sessionId, until: testTime(40 * MINUTE_SECONDS) } });
    expect((await readOwn(12 * MINUTE_SECONDS)).items).toMatchObject([
      { open: true, until: testTime(40 * MINUTE_SECONDS) },
    ]);
  });

  it('have pages', async () => {
    const ids = [1, 2, 3].map((number) => open(number, 30 * MINUTE_SECONDS));
    const { items, next } = await readOwn(MINUTE_SECONDS, { size: 2 });
    expect(items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const last = await readOwn(MINUTE_SECONDS, { size: 2, before: next });
    expect([last.items.map(({ id }) => id), last.next]).toEqual([[ids[0]], null]);
  });

  it('contain a valid consent without the hash of its code', async () => {
    const until = testTime(60 * MINUTE_SECONDS);
    person.access({ type: 'ConsentGiven', data: { consentId: CONSENT, until, codeHash: CODE_HASH } });
    const accesses = await readOwn(MINUTE_SECONDS);
    expect(accesses.consent).toEqual({ until, isUsed: false });
    open(1, 30 * MINUTE_SECONDS, { basis: 'consent', consentId: CONSENT });
    expect((await readOwn(MINUTE_SECONDS)).consent).toEqual({ until, isUsed: true });
    expect((await readOwn(61 * MINUTE_SECONDS)).consent).toBeNull();
    person.access({ type: 'ConsentWithdrawn', data: { consentId: CONSENT } });
    expect((await readOwn(MINUTE_SECONDS)).consent).toBeNull();
  });
});

describe('what a person sees of staff without an access session', () => {
  const read = async (options: object = {}) => {
    const log = await readAccessLog(person.sources.store, person.uid);
    return ownSupportActions.parse(await toOwnSupportActions(log, toPseudonym, options));
  };

  it('contains lookups and actions, newest first, with a pseudonym', async () => {
    person.access({ type: 'AccessFound', data: { by: 'email' } });
    open(1, 30 * MINUTE_SECONDS);
    const mailed = person.access({ type: 'SupportActed', data: { action: 'reset-mail', target: 'password-reset' } });
    const actions = await read();
    expect(actions).toEqual({
      items: [
        {
          kind: 'action',
          at: (mailed.metadata as { occurredAt: string }).occurredAt,
          who: 'Support S-0WEN',
          action: 'reset-mail',
          target: 'password-reset',
        },
        { kind: 'lookup', at: testTime(1), who: 'Support S-0WEN', by: 'email' },
      ],
      next: null,
    });
    expect(JSON.stringify(actions)).not.toContain('owen');
  });

  it('has pages', async () => {
    for (const by of ['email', 'uid', 'code'] as const) person.access({ type: 'AccessFound', data: { by } });
    const first = await read({ size: 2 });
    const last = await read({ size: 2, before: first.next });
    expect([first, last].map(({ items }) => items.map((item) => 'by' in item && item.by))).toEqual([
      ['code', 'uid'],
      ['email'],
    ]);
    expect(last.next).toBeNull();
  });
});

describe('the access log of a person', () => {
  it('contains everything that staff did, newest first, with names', async () => {
    person.access({ type: 'AccessFound', data: { by: 'email' } });
    const until = testTime(60 * MINUTE_SECONDS);
    person.access({ type: 'ConsentGiven', data: { consentId: CONSENT, until, codeHash: CODE_HASH } });
    const sessionId = open(1, 30 * MINUTE_SECONDS, { basis: 'consent', consentId: CONSENT });
    person.access({ type: 'SupportActed', data: { action: 'rebuild', target: 'profile' } });
    person.access({ type: 'AccessEnded', data: { sessionId, by: 'auditor' } });
    const log = await readLog(MINUTE_SECONDS);
    const staff = { uid: 'owen', pseudonym: 'S-0WEN', name: 'owen@example.com' };
    expect(log.items).toMatchObject([
      { kind: 'action', staff, action: 'rebuild', target: 'profile' },
      { kind: 'session', id: sessionId, staff, endedBy: 'auditor', reason: 'Reason of 1', approvalId: null },
      { kind: 'consent', id: CONSENT, until, sessionId, withdrawnAt: null },
      { kind: 'lookup', staff, by: 'email' },
    ]);
    expect(JSON.stringify(log)).not.toContain(CODE_HASH);
  });

  it('contains only their own entries for support', async () => {
    const until = testTime(60 * MINUTE_SECONDS);
    person.access({ type: 'ConsentGiven', data: { consentId: CONSENT, until, codeHash: CODE_HASH } });
    open(1, 30 * MINUTE_SECONDS, { basis: 'consent', consentId: CONSENT }, 'olga');
    person.access({ type: 'AccessFound', data: { by: 'uid' } }, 'olga');
    const sessionId = open(2, 30 * MINUTE_SECONDS);
    expect((await readLog(MINUTE_SECONDS, { onlyOf: 'owen' })).items).toMatchObject([
      { kind: 'session', id: sessionId },
    ]);
    expect((await readLog(MINUTE_SECONDS, { onlyOf: 'olga' })).items.map(({ kind }) => kind)).toEqual([
      'lookup',
      'session',
      'consent',
    ]);
  });

  it('has no reasons after an erasure', async () => {
    open(1, 30 * MINUTE_SECONDS);
    const unreadable = [{ reason: null, ticket: null, purpose: 'cv' }];
    // The key may still be cached.
    expect((await readLog(MINUTE_SECONDS, {}, true)).items).toMatchObject(unreadable);
    const destroyed = { open: () => Promise.reject(new KeyDestroyedError('nadia')) };
    expect((await readOwn(MINUTE_SECONDS, {}, destroyed)).items).toMatchObject(unreadable);
  });

  it('skips events of newer versions, and does not mistake them for explanations', async () => {
    const sessionId = open(1, 30 * MINUTE_SECONDS);
    person.access({ type: 'AccessRated', data: { stars: 5 } } as unknown as AccessEvent);
    use(sessionId, 'revisions 0-1');
    expect((await readLog(MINUTE_SECONDS)).items).toMatchObject([{ reason: 'Reason of 1', uses: [{ what: 'diff' }] }]);
  });
});

it('takes an explanation only for the session that was opened right before it', async () => {
  const sessionId = open(1, 30 * MINUTE_SECONDS);
  use(sessionId, 'revisions 0-1');
  const explained = { sessionId: testUuid(9), reason: 'Reason of another session', ticket: null };
  person.access({ type: 'AccessExplained', data: explained });
  expect((await readLog(MINUTE_SECONDS)).items).toMatchObject([{ reason: 'Reason of 1' }]);
});

it('shows on the card only open sessions of the staff member', async () => {
  jest.useFakeTimers({ now: Date.parse(testTime(MINUTE_SECONDS)) });
  try {
    open(1, 30 * MINUTE_SECONDS, {}, 'olga');
    open(2, 30);
    const sessionId = open(3, 30 * MINUTE_SECONDS);
    expect((await readCardAccess(person.sources.store, person.uid, 'owen')).sessions).toMatchObject([
      { sessionId, uid: 'nadia', isExtendable: true, idleUntil: testTime(15 * MINUTE_SECONDS + 5) },
    ]);
  } finally {
    jest.useRealTimers();
  }
});
