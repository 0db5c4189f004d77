import { randomUUID } from 'node:crypto';
import { CAREER_EVENTS_COLLECTION, type StoredCareerEvent } from '@trackrecord/contracts';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { UpcomingEvents } from './list-career-events.js';

const now = new Date('2026-12-03T13:00:00Z');
let mongo: Mongo;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/coming_${randomUUID()}`));
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const createEvent = (_id: string, fields: Partial<StoredCareerEvent>): StoredCareerEvent => ({
  _id,
  title: 'Meet-up',
  startDate: '2026-12-01T12:00:00.000Z',
  endDate: '2026-12-04T12:00:00.000Z',
  overAt: new Date('2026-12-05T12:00:00Z'),
  place: 'Pune, India',
  source: 'Harbour',
  link: 'https://example.org/1',
  isSample: false,
  feed: { id: 'harbour', name: 'Harbour', isSample: false },
  isOpen: true,
  ...fields,
});
const listEvents = async (...events: StoredCareerEvent[]) => {
  await mongo.db.collection<StoredCareerEvent>(CAREER_EVENTS_COLLECTION).insertMany(events);
  return new UpcomingEvents(mongo.db).list(now);
};

it('lists visible events that are not over, ordered by their end', async () => {
  const listed = await listEvents(
    createEvent('later', {}),
    createEvent('sooner', { endDate: '2026-12-03T14:00:00.000Z', overAt: new Date('2026-12-03T14:00:00Z') }),
    createEvent('over', { endDate: '2026-12-03T13:00:00.000Z', overAt: now }),
    createEvent('hidden', { isOpen: false }),
  );
  expect(listed.map(({ _id }) => _id)).toEqual(['sooner', 'later']);
});

it('lists an all-day event through its last day in any time zone', async () => {
  const lastDay = { endDate: '2026-12-03T12:00:00.000Z', overAt: new Date('2026-12-04T12:00:00Z') };
  expect(await listEvents(createEvent('days', lastDay))).toMatchObject([{ endDate: lastDay.endDate }]);
});

it('returns the attribution of the feed, and no internal fields', async () => {
  const [listed] = await listEvents(createEvent('1', { attribution: 'Events by Harbour' }));
  expect(listed).toMatchObject({ attribution: 'Events by Harbour' });
  expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['feed']));
  expect(listed).not.toHaveProperty('overAt');
});
