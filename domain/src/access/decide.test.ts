import type { AccessEvent, Actor } from '@trackrecord/contracts';
import { givenAccess } from '../testing/given.js';
import { accessAggregate } from './access-aggregate.js';
import type { AccessEventRecord } from './access.js';
import type { AccessCommand, OpenSession } from './decide.js';

const PERSON = 'nadia';
const person: Actor = { uid: PERSON, role: 'user' };
const owen: Actor = { uid: 'owen', role: 'support' };
const omar: Actor = { uid: 'omar', role: 'support' };
const ada: Actor = { uid: 'ada', role: 'auditor' };
const HASH = 'h'.repeat(43);

/** Returns a time on the day of the test. */
const time = (clock: string): string => `2024-05-06T${clock}.000Z`;
const at = (clock: string, actor: Actor, event: AccessEvent): AccessEventRecord => ({
  ...event,
  actor,
  at: time(clock),
});

const opened = (clock = '10:00:00', until = '10:30:00') =>
  at(clock, owen, {
    type: 'AccessOpened',
    data: { sessionId: 's1', basis: 'ticket', purpose: 'save-failed', until: time(until) },
  });
const openedAfterSignIn = at('10:00:00', owen, {
  type: 'AccessOpened',
  data: {
    sessionId: 's1',
    basis: 'ticket',
    purpose: 'save-failed',
    until: time('10:30:00'),
    signedInAt: time('09:50:00'),
  },
});
const consented = (until = time('23:00:00')) =>
  at('09:00:00', person, { type: 'ConsentGiven', data: { consentId: 'c1', until, codeHash: HASH } });
const openedWithConsent = at('10:00:00', owen, {
  type: 'AccessOpened',
  data: { sessionId: 's1', basis: 'consent', purpose: 'cv', until: time('12:00:00'), consentId: 'c1' },
});
const used = (clock: string, detail = 'revisions 0-9') =>
  at(clock, owen, { type: 'AccessUsed', data: { sessionId: 's1', what: 'timeline', detail } });
const ended = (clock: string, by: 'staff' | 'erasure' = 'staff') =>
  at(clock, owen, { type: 'AccessEnded', data: { sessionId: 's1', by } });

const open = (changes: Partial<OpenSession> = {}): OpenSession => ({
  type: 'OpenSession',
  sessionId: 's2',
  actor: owen,
  person: PERSON,
  isErased: false,
  basis: 'ticket',
  purpose: 'save-failed',
  reason: 'A save failed yesterday.',
  ticket: 'SUP-1234',
  ...changes,
});
const { ticket: _ticket, ...withoutTicket } = open();
const openWithCode = (changes: Partial<OpenSession> = {}): OpenSession => ({
  ...withoutTicket,
  basis: 'consent',
  codeHash: HASH,
  ...changes,
});
const use = (changes: Partial<Extract<AccessCommand, { type: 'UseSession' }>> = {}): AccessCommand => ({
  type: 'UseSession',
  sessionId: 's1',
  actor: owen,
  isErased: false,
  what: 'timeline',
  detail: 'revisions 0-9',
  ...changes,
});
const extend = (actor = owen): AccessCommand => ({ type: 'ExtendSession', sessionId: 's1', actor, isErased: false });
const end = (actor: Actor, by: 'staff' | 'auditor' | 'person', sessionId = 's1'): AccessCommand => ({
  type: 'EndSession',
  sessionId,
  actor,
  by,
});

const NOW = time('10:00:00');

describe('opening a session', () => {
  const opening = (until: string, data: object = {}, actor = owen) => [
    at('10:00:00', actor, {
      type: 'AccessOpened',
      data: { sessionId: 's2', basis: 'ticket', purpose: 'save-failed', until: time(until), ...data },
    }),
    at('10:00:00', actor, {
      type: 'AccessExplained',
      data: { sessionId: 's2', reason: 'A save failed yesterday.', ticket: 'SUP-1234' },
    }),
  ];

  it('lasts 30 minutes and records the reason in a separate event', () => {
    givenAccess([], NOW).when(open()).then(opening('10:30:00'));
  });

  it('can be shorter, but without consent not longer', () => {
    givenAccess([], NOW)
      .when(open({ minutes: 10 }))
      .then(opening('10:10:00'));
    givenAccess([], NOW)
      .when(open({ minutes: 31 }))
      .thenRejected('not-valid', [
        { path: 'minutes', message: 'Without consent, a session lasts at most 30 minutes.' },
      ]);
  });

  it('records the approval', () => {
    givenAccess([], NOW)
      .when(open({ approvalId: 'a1' }))
      .then(opening('10:30:00', { approvalId: 'a1' }));
  });

  it.each(['x'.repeat(14), `${'x'.repeat(14)}   `, 'x'.repeat(501)])('rejects the reason %j', (reason) => {
    givenAccess([], NOW)
      .when(open({ reason }))
      .thenRejected('not-valid', [{ path: 'reason', message: 'Please give a reason of 15 to 500 characters.' }]);
  });

  it('requires a ticket unless the basis is consent', () => {
    givenAccess([], NOW)
      .when(withoutTicket)
      .thenRejected('not-valid', [{ path: 'ticket', message: 'Please enter the number of the ticket.' }]);
  });

  it('is rejected for the own account', () => {
    givenAccess([], NOW)
      .when(open({ person: 'owen' }))
      .thenRejected('own-account');
  });

  it('is rejected for an erased account', () => {
    givenAccess([], NOW)
      .when(open({ isErased: true }))
      .thenRejected('erased');
    givenAccess([opened('09:00:00'), ended('09:01:00', 'erasure')], NOW)
      .when(open())
      .thenRejected('erased');
  });
});

describe('opening a session with consent', () => {
  const opening = (until: string) => [
    at('10:00:00', owen, {
      type: 'AccessOpened',
      data: { sessionId: 's2', basis: 'consent', purpose: 'save-failed', until, consentId: 'c1' },
    }),
    at('10:00:00', owen, {
      type: 'AccessExplained',
      data: { sessionId: 's2', reason: 'A save failed yesterday.', ticket: null },
    }),
  ];

  it('lasts 30 minutes by default and at most 120', () => {
    givenAccess([consented()], NOW)
      .when(openWithCode())
      .then(opening(time('10:30:00')));
    givenAccess([consented()], NOW)
      .when(openWithCode({ minutes: 120 }))
      .then(opening(time('12:00:00')));
    givenAccess([consented()], NOW)
      .when(openWithCode({ minutes: 121 }))
      .thenRejected('not-valid', [{ path: 'minutes', message: 'A session lasts at most 120 minutes.' }]);
  });

  it('ends with the consent', () => {
    givenAccess([consented(time('10:20:00'))], NOW)
      .when(openWithCode({ minutes: 60 }))
      .then(opening(time('10:20:00')));
  });

  it.each<[string, readonly AccessEventRecord[], Partial<OpenSession>]>([
    ['without consent', [], {}],
    ['with another code', [consented()], { codeHash: 'x'.repeat(43) }],
    ['after the consent', [consented(NOW)], {}],
    ['with a used code', [consented(), openedWithConsent], {}],
    [
      'after a withdrawal',
      [consented(), at('09:30:00', person, { type: 'ConsentWithdrawn', data: { consentId: 'c1' } })],
      {},
    ],
    [
      'with a replaced code',
      [
        consented(),
        at('09:30:00', person, {
          type: 'ConsentGiven',
          data: { consentId: 'c2', until: time('23:00:00'), codeHash: 'y'.repeat(43) },
        }),
      ],
      {},
    ],
  ])('is rejected %s', (_case, history, changes) => {
    givenAccess(history, NOW).when(openWithCode(changes)).thenRejected('consent-invalid');
  });
});

it('opening a session records when the staff member signed in', () => {
  const signedInAt = time('09:50:00');
  const [event] = accessAggregate.decide(open({ sessionId: 's1', signedInAt }), accessAggregate.initialState, {
    now: () => time('10:00:00'),
    newId: () => 'c1',
    today: () => '2024-05-06',
  });
  expect(event).toEqual(openedAfterSignIn);
});

describe('a use of a session', () => {
  it('is recorded', () => {
    givenAccess([opened()], time('10:10:00'))
      .when(use())
      .then([used('10:10:00')]);
  });

  it('is recorded once in 60 seconds for the same part', () => {
    const history = [opened(), used('10:10:00')];
    givenAccess(history, time('10:10:59')).when(use()).then([]);
    givenAccess(history, time('10:11:00'))
      .when(use())
      .then([used('10:11:00')]);
    givenAccess(history, time('10:10:01'))
      .when(use({ detail: 'revisions 10-19' }))
      .then([used('10:10:01', 'revisions 10-19')]);
  });

  it.each<[string, readonly AccessEventRecord[], string, AccessCommand, 'access-required' | 'access-not-yours']>([
    ['without a session', [opened()], '10:01:00', use({ sessionId: undefined }), 'access-required'],
    ['with an unknown session', [opened()], '10:01:00', use({ sessionId: 's9' }), 'access-not-yours'],
    ['with the session of another staff member', [opened()], '10:01:00', use({ actor: omar }), 'access-not-yours'],
  ])('is rejected %s', (_case, history, now, command, reason) => {
    givenAccess(history, time(now)).when(command).thenRejected(reason);
  });

  it('is rejected with an earlier sign-in than the one that opened the session', () => {
    const history = [openedAfterSignIn];
    for (const signedInAt of [undefined, time('09:49:59')])
      givenAccess(history, time('10:10:00')).when(use({ signedInAt })).thenRejected('access-earlier-sign-in');
    for (const signedInAt of [time('09:50:00'), time('10:05:00')])
      givenAccess(history, time('10:10:00'))
        .when(use({ signedInAt }))
        .then([used('10:10:00')]);
  });

  it('is rejected once the session has expired', () => {
    const history = [opened(), used('10:14:00'), used('10:28:00')];
    givenAccess(history, time('10:29:59'))
      .when(use())
      .then([used('10:29:59')]);
    givenAccess(history, time('10:30:00')).when(use()).thenRejected('access-expired');
  });

  it('is rejected after 15 minutes without use', () => {
    givenAccess([opened()], time('10:14:59'))
      .when(use())
      .then([used('10:14:59')]);
    givenAccess([opened()], time('10:15:00')).when(use()).thenRejected('access-expired');
  });

  it('is rejected once the session was ended', () => {
    givenAccess([opened(), ended('10:02:00')], time('10:03:00'))
      .when(use())
      .thenRejected('access-ended');
  });

  it('is rejected for an erased account', () => {
    givenAccess([opened()], time('10:03:00'))
      .when(use({ isErased: true }))
      .thenRejected('erased');
  });
});

describe('extending a session', () => {
  const extended = (clock: string, until: string) =>
    at(clock, owen, { type: 'AccessExtended', data: { sessionId: 's1', until: time(until) } });

  it('adds 30 minutes, once', () => {
    givenAccess([opened()], time('10:14:00'))
      .when(extend())
      .then([extended('10:14:00', '11:00:00')]);
    givenAccess([opened(), extended('10:14:00', '11:00:00')], time('10:15:00'))
      .when(extend())
      .thenRejected('session-not-extendable');
  });

  it('counts as use', () => {
    givenAccess([opened(), extended('10:14:00', '11:00:00')], time('10:28:00'))
      .when(use())
      .then([used('10:28:00')]);
  });

  it('never passes the consent', () => {
    const session = at('10:00:00', owen, {
      ...openedWithConsent,
      data: { ...openedWithConsent.data, until: time('10:30:00') },
    } as AccessEvent);
    givenAccess([consented(time('10:40:00')), session], time('10:01:00'))
      .when(extend())
      .then([extended('10:01:00', '10:40:00')]);
    givenAccess([consented(time('10:30:00')), session], time('10:01:00'))
      .when(extend())
      .thenRejected('session-not-extendable');
  });

  it('is rejected with an earlier sign-in than the one that opened the session', () => {
    givenAccess([openedAfterSignIn], time('10:10:00'))
      .when({ ...extend(), signedInAt: time('09:49:59') } as AccessCommand)
      .thenRejected('access-earlier-sign-in');
  });

  it('is rejected for other staff, ended, expired and unknown sessions, and erased accounts', () => {
    givenAccess([opened()], time('10:01:00')).when(extend(omar)).thenRejected('access-not-yours');
    givenAccess([opened(), ended('10:02:00')], time('10:03:00'))
      .when(extend())
      .thenRejected('session-over');
    givenAccess([opened()], time('10:16:00')).when(extend()).thenRejected('session-over');
    givenAccess([], NOW).when(extend()).thenRejected('session-not-found');
    givenAccess([opened()], time('10:01:00'))
      .when({ type: 'ExtendSession', sessionId: 's1', actor: owen, isErased: true })
      .thenRejected('erased');
  });
});

describe('ending a session', () => {
  const ending = (actor: Actor, by: 'staff' | 'auditor' | 'person') =>
    at('10:01:00', actor, { type: 'AccessEnded', data: { sessionId: 's1', by } });

  it('is possible for its staff member, an auditor and the person', () => {
    for (const [actor, by] of [
      [owen, 'staff'],
      [ada, 'auditor'],
      [person, 'person'],
    ] as const)
      givenAccess([opened()], time('10:01:00'))
        .when(end(actor, by))
        .then([ending(actor, by)]);
  });

  it('is rejected for other staff and unknown sessions', () => {
    givenAccess([opened()], time('10:01:00')).when(end(omar, 'staff')).thenRejected('access-not-yours');
    givenAccess([opened()], time('10:01:00'))
      .when(end(person, 'person', 's9'))
      .thenRejected('session-not-found');
  });

  it('adds no event for a session that is over', () => {
    givenAccess([opened(), ended('10:01:00')], time('10:02:00'))
      .when(end(owen, 'staff'))
      .then([]);
    givenAccess([opened()], time('10:15:00')).when(end(owen, 'staff')).then([]);
  });
});

describe('consent', () => {
  const giving = (consentId: string, until: string) =>
    at('10:00:00', person, { type: 'ConsentGiven', data: { consentId, until, codeHash: HASH } });
  const withdraw: AccessCommand = { type: 'WithdrawConsent', actor: person };

  it('lasts 72 hours and replaces the previous one', () => {
    givenAccess([consented()], NOW)
      .when({ type: 'GiveConsent', actor: person, codeHash: HASH })
      .then([giving('new-1', '2024-05-09T10:00:00.000Z')]);
  });

  it('can be withdrawn', () => {
    givenAccess([consented()], NOW)
      .when(withdraw)
      .then([at('10:00:00', person, { type: 'ConsentWithdrawn', data: { consentId: 'c1' } })]);
  });

  it('ends the sessions that were opened with it when it is withdrawn', () => {
    const ticketed = at('10:00:00', omar, {
      type: 'AccessOpened',
      data: { sessionId: 's3', basis: 'ticket', purpose: 'cv', until: time('10:30:00') },
    });
    givenAccess([consented(), openedWithConsent, ticketed], time('10:01:00'))
      .when(withdraw)
      .then([
        at('10:01:00', person, { type: 'ConsentWithdrawn', data: { consentId: 'c1' } }),
        at('10:01:00', person, { type: 'AccessEnded', data: { sessionId: 's1', by: 'person' } }),
      ]);
  });

  it('adds no event if there is none to withdraw', () => {
    givenAccess([], NOW).when(withdraw).then([]);
    givenAccess([consented(NOW)], NOW)
      .when(withdraw)
      .then([]);
  });
});

describe('finding a person', () => {
  const found = (clock: string, actor = owen) => at(clock, actor, { type: 'AccessFound', data: { by: 'email' } });
  const find = (isCardRead: boolean, actor = owen): AccessCommand => ({
    type: 'RecordFound',
    actor,
    by: isCardRead ? 'uid' : 'email',
    isCardRead,
  });

  it('is recorded for every search', () => {
    givenAccess([found('09:59:59')], NOW)
      .when(find(false))
      .then([found('10:00:00')]);
  });

  it('is recorded once in 10 minutes for reads of the card, for each staff member', () => {
    const looked = (actor = owen) => at('10:00:00', actor, { type: 'AccessFound', data: { by: 'uid' } });
    givenAccess([found('09:50:01')], NOW)
      .when(find(true))
      .then([]);
    givenAccess([found('09:50:00')], NOW)
      .when(find(true))
      .then([looked()]);
    givenAccess([found('09:59:00')], NOW)
      .when(find(true, omar))
      .then([looked(omar)]);
  });
});

describe('an action of staff', () => {
  const act = (changes: object = {}): AccessCommand => ({
    type: 'RecordAction',
    actor: owen,
    action: 'rebuild',
    target: 'profile',
    isErased: false,
    ...changes,
  });
  const acted = (clock: string) =>
    at(clock, owen, { type: 'SupportActed', data: { action: 'rebuild', target: 'profile' } });

  it('is recorded every time', () => {
    givenAccess([], NOW)
      .when(act())
      .then([acted('10:00:00')]);
    givenAccess([acted('09:59:59')], NOW)
      .when(act())
      .then([acted('10:00:00')]);
  });

  it('is rejected for an erased account', () => {
    givenAccess([], NOW)
      .when(act({ isErased: true }))
      .thenRejected('erased');
    givenAccess([opened('09:00:00'), ended('09:01:00', 'erasure')], NOW)
      .when(act())
      .thenRejected('erased');
  });
});

describe('an erasure', () => {
  it('ends all open sessions', () => {
    givenAccess([opened('08:00:00', '08:30:00'), openedWithConsent, ended('10:01:00')], time('10:02:00'))
      .when({ type: 'EndAllSessions', actor: person })
      .then([]);
    givenAccess([openedWithConsent], time('10:02:00'))
      .when({ type: 'EndAllSessions', actor: person })
      .then([at('10:02:00', person, { type: 'AccessEnded', data: { sessionId: 's1', by: 'erasure' } })]);
  });
});
