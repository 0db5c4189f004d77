import { Binary } from 'mongodb';
import type { RecordedEvent } from '../event-store/types.js';
import { filterRowsById, fromIndexId, toIndexDocument, toIndexId, toLogEvent } from './event-index-document.js';

const EVENT_ID = '2b1d9c1e-6f0a-4c7e-9a51-0d7f4a8f1c22';
const COMMAND_ID = '7f9f6a3c-0a52-4e6c-8a0b-3f1f0f4bb111';
const WORK_ID = 'a3b0a1de-1111-4222-8333-444455556666';

const makeEvent = (overrides: Partial<RecordedEvent> = {}, metadata: object = {}): RecordedEvent => ({
  id: EVENT_ID,
  type: 'SkillAdded',
  stream: 'profile-nadia',
  revision: 12n,
  data: Buffer.alloc(688),
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'nadia', role: 'user' },
    commandId: COMMAND_ID,
    correlationId: 'dictation-7',
    causationId: COMMAND_ID,
    occurredAt: '2026-11-21T14:32:48.000Z',
    ...metadata,
  },
  createdAt: new Date('2026-11-21T14:32:48.003Z'),
  position: { commit: '184220', prepare: '184220' },
  ...overrides,
});

const toRow = (event: RecordedEvent) => {
  const row = toIndexDocument(event);
  if (!row) throw new Error('not indexed');
  return row;
};

it('stores UUIDs as 16 bytes, and returns them as they were', () => {
  const id = toIndexId(EVENT_ID);
  expect(id).toBeInstanceOf(Binary);
  expect((id as Binary).length()).toBe(16);
  expect(fromIndexId(id)).toBe(EVENT_ID);
});

it.each(['dictation-7', EVENT_ID.toUpperCase(), `${EVENT_ID}0`, 'work:7'])('stores the id %s as it is', (id) =>
  expect(toIndexId(id)).toBe(id),
);

it('finds an origin by its id', () => expect(toIndexId(`work:${WORK_ID}`)).toEqual(toIndexId(WORK_ID)));

it('stores a request by its short reference, beside its id', () => {
  const requestId = 'f8101558-6f0a-4c7e-9a51-0d7f4a8f1c22';
  const row = toRow(makeEvent({}, { requestId }));
  expect(row.ids[1]).toBe(0xf8101558 - 2 ** 32);
  expect(toLogEvent(row).requestId).toBe(requestId);
  expect(filterRowsById('F810-1558')).toEqual({ ids: { $in: ['F810-1558', row.ids[1]] } });
  expect(filterRowsById(requestId)).toEqual({
    ids: { $in: [row.request, row.ids[1]] },
    $or: [{ ids: row.request }, { request: row.request }],
  });
});

it('stores the id of a request that is no UUID as it is', () => {
  const row = toRow(makeEvent({}, { requestId: 'r-1' }));
  expect([row.ids[1], row.request]).toEqual(['r-1', undefined]);
  expect(filterRowsById('r-1')).toEqual({ ids: 'r-1' });
});

it('shows an event as it was recorded', () => {
  const context = {
    requestId: 'r-1',
    originRef: `work:${WORK_ID}`,
    origin: 'dictated',
    client: 'web/0.2.0',
    server: 'command-api/0.2.0',
  };
  expect(toLogEvent(toRow(makeEvent({}, context)))).toEqual({
    position: '184220',
    eventId: EVENT_ID,
    stream: 'profile-nadia',
    category: 'profile',
    revision: 12,
    type: 'SkillAdded',
    at: '2026-11-21T14:32:48.000Z',
    correlationId: 'dictation-7',
    commandId: COMMAND_ID,
    causationId: COMMAND_ID,
    role: 'user',
    version: 1,
    bytes: 688,
    ...context,
  });
});

it('has null for what was not recorded', () => {
  const nothing = { requestId: null, originRef: null, origin: null, client: null, server: null };
  expect(toLogEvent(toRow(makeEvent()))).toMatchObject(nothing);
});

it('measures the payload of an unencrypted event', () =>
  expect(toRow(makeEvent({ type: 'AccountErased', data: { by: 'user' } })).bytes).toBe('{"by":"user"}'.length));

it('keeps positions beyond 2^53', () => {
  const position = { commit: '9007199254740993', prepare: '9007199254740993' };
  expect(toLogEvent(toRow(makeEvent({ position }))).position).toBe('9007199254740993');
});

it.each([
  ['of staff', { stream: 'staff-omar' }],
  ['of accesses', { stream: 'access-nadia' }],
  ['of the log itself', { stream: 'trackrecord-log' }],
  ['without a user', { stream: 'profile-' }],
  ['with other metadata', { metadata: {} }],
])('does not index events %s', (_case, overrides) => expect(toIndexDocument(makeEvent(overrides))).toBeUndefined());
