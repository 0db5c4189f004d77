import type { Actor, StaffEvent } from '@trackrecord/contracts';
import { givenStaff } from '../testing/given.js';
import { type StaffCommand, type StaffEventRecord, staffAggregate } from './staff.js';

const owen: Actor = { uid: 'owen', role: 'support' };
const host: Actor = { uid: 'host', role: 'host' };
const account = { name: 'Owen Price', email: 'owen@example.com' };
const toTime = (clock: string): string => `2024-05-06T${clock}.000Z`;
const createRecord = (clock: string, actor: Actor, event: StaffEvent): StaffEventRecord => ({
  ...event,
  actor,
  at: toTime(clock),
});

const granted = createRecord('09:00:00', host, {
  type: 'StaffGranted',
  data: { roles: ['support', 'auditor'], until: '2024-08-04T09:00:00.000Z', reason: 'On call.', ...account },
});

describe('granting and revoking roles', () => {
  it('records the roles, their end, the reason and whose account it is', () => {
    const { until } = granted.data as { until: string };
    givenStaff([], toTime('09:00:00'))
      .when({ type: 'Grant', actor: host, roles: ['support', 'auditor'], until, reason: 'On call.', account })
      .then([granted]);
    givenStaff([granted], toTime('10:00:00'))
      .when({ type: 'Revoke', actor: host, roles: ['auditor'], reason: null, account })
      .then([
        createRecord('10:00:00', host, {
          type: 'StaffRevoked',
          data: { roles: ['auditor'], reason: null, ...account },
        }),
      ]);
  });
});

describe('a refusal', () => {
  const refused = (clock: string, why = 'role-required') =>
    createRecord(clock, owen, { type: 'AccessRefused', data: { why, route: 'GET /api/staff/me' } });
  const refuse = (why = 'role-required'): StaffCommand => ({
    type: 'RecordRefusal',
    actor: owen,
    why,
    route: 'GET /api/staff/me',
  });

  it('is recorded once in a minute for the same reason', () => {
    const history = [refused('10:00:00')];
    givenStaff(history, toTime('10:00:59')).when(refuse()).then([]);
    givenStaff(history, toTime('10:01:00'))
      .when(refuse())
      .then([refused('10:01:00')]);
    givenStaff(history, toTime('10:00:01'))
      .when(refuse('access-ended'))
      .then([refused('10:00:01', 'access-ended')]);
  });
});

it('records every search without a result', () => {
  const missed = (clock: string) => createRecord(clock, owen, { type: 'LookupMissed', data: { by: 'email' } });
  givenStaff([missed('10:00:00')], toTime('10:00:01'))
    .when({ type: 'RecordMissedSearch', actor: owen, by: 'email' })
    .then([missed('10:00:01')]);
});

it('records requests for approval and answers', () => {
  const approvalId = '00000000-0000-4000-8000-000000000001';
  const asked = { action: 'open-session', basis: 'incident', purpose: 'cv' } as const;
  const requested = createRecord('10:00:00', owen, { type: 'ApprovalRequested', data: { approvalId, ...asked } });
  givenStaff([], toTime('10:00:00'))
    .when({ type: 'RecordApprovalRequest', actor: owen, approvalId, ...asked })
    .then([requested]);
  const ada: Actor = { uid: 'ada', role: 'auditor' };
  givenStaff([requested], toTime('10:01:00'))
    .when({ type: 'RecordApprovalAnswer', actor: ada, approvalId, answer: 'reject' })
    .then([createRecord('10:01:00', ada, { type: 'ApprovalAnswered', data: { approvalId, answer: 'reject' } })]);
});

it('records every operation', () => {
  const omar: Actor = { uid: 'omar', role: 'operator' };
  const paused = (clock: string) =>
    createRecord(clock, omar, {
      type: 'OperationDone',
      data: { action: 'pause-queue', target: 'cv', reason: 'Maintenance.' },
    });
  givenStaff([paused('10:00:00')], toTime('10:00:01'))
    .when({ type: 'RecordOperation', actor: omar, action: 'pause-queue', target: 'cv', reason: 'Maintenance.' })
    .then([paused('10:00:01')]);
});

it('ignores operations when it folds a stream', () => {
  const done = createRecord('10:00:00', owen, {
    type: 'OperationDone',
    data: { action: 'retry', target: 'cv', reason: null },
  });
  const { evolve, initialState } = staffAggregate;
  expect([granted, done].reduce(evolve, initialState)).toEqual(initialState);
});
