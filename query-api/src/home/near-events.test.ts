import type { CareerEvent } from '@trackrecord/contracts';
import { findNearEvents, PlacedEvents } from './near-events.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const createEvent = (title: string, fields: Partial<CareerEvent> = {}): CareerEvent => ({
  _id: title,
  title,
  startDate: '2026-12-01T12:00:00.000Z',
  endDate: '2026-12-01T15:00:00.000Z',
  place: 'Pune, India',
  source: 'Harbour',
  link: 'https://example.org/1',
  isSample: false,
  ...fields,
});
const EVENTS = [
  createEvent('dubai', { place: 'Dubai, United Arab Emirates', startDate: '2026-12-04T12:00:00.000Z' }),
  createEvent('pune'),
  createEvent('online', { place: 'Online', startDate: '2026-12-03T12:00:00.000Z' }),
  createEvent('berlin', { place: 'Berlin, Germany', startDate: '2026-12-02T12:00:00.000Z' }),
];
const findNear = async (places: readonly { readonly city: string; readonly country: string }[]) => {
  const events = await new PlacedEvents(() => Promise.resolve(EVENTS)).read(NOW);
  const { areNear, items } = findNearEvents(
    events,
    places.map((place) => ({ ...place, hasVisa: false })),
  );
  return { areNear, titles: items.map(({ title }) => title) };
};

it('returns events in the preferred cities and online, by their start', async () => {
  expect(await findNear([{ city: 'Dubai', country: 'United Arab Emirates' }])).toEqual({
    areNear: true,
    titles: ['online', 'dubai'],
  });
});

it('returns events of a preferred country without a city', async () => {
  expect(await findNear([{ city: '', country: 'India' }])).toEqual({ areNear: true, titles: ['pune', 'online'] });
});

it('returns the next events anywhere without preferred places', async () => {
  expect(await findNear([])).toEqual({ areNear: false, titles: ['pune', 'berlin', 'online'] });
});

describe('the cache', () => {
  it('lists the events once in 30 seconds, without those that are over', async () => {
    let count = 0;
    const events = new PlacedEvents(() => {
      count += 1;
      return Promise.resolve([createEvent('soon over', { endDate: '2026-11-26T12:00:10.000Z' })]);
    });
    expect(await events.read(NOW)).toHaveLength(1);
    expect(await events.read(new Date(NOW.getTime() + 20_000))).toHaveLength(0);
    expect(count).toBe(1);
    await events.read(new Date(NOW.getTime() + 31_000));
    expect(count).toBe(2);
  });

  it('does not keep a failure', async () => {
    let count = 0;
    const events = new PlacedEvents(() => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('down')) : Promise.resolve(EVENTS);
    });
    await expect(events.read(NOW)).rejects.toThrow('down');
    expect(await events.read(NOW)).toHaveLength(4);
  });
});
