import { isWebAddress } from '@trackrecord/contracts';
import { createSampleEvents } from './sample-events.js';

const NOW = new Date('2026-11-22T09:30:00Z');
const DAY_MS = 86_400_000;
const events = createSampleEvents(NOW);

describe('the sample events', () => {
  it('are 30 events with unique ids and links', () => {
    expect(events).toHaveLength(30);
    expect(new Set(events.map(({ id }) => id)).size).toBe(30);
    expect(new Set(events.map(({ link }) => link)).size).toBe(30);
    for (const { link } of events) {
      expect(isWebAddress(link)).toBe(true);
      expect(new URL(link).hostname).toBe('example.org');
    }
  });

  it('are the same within a day and change only their dates on other days', () => {
    expect(createSampleEvents(new Date('2026-11-22T23:59:59Z'))).toEqual(events);
    const withoutDates = (all: typeof events) => all.map(({ startsAt, endsAt, ...rest }) => rest);
    expect(withoutDates(createSampleEvents(new Date('2027-03-01T00:00:00Z')))).toEqual(withoutDates(events));
  });

  it.each(['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'start between 2 and 151 days after %s and end after they start',
    (text) => {
      const nowMs = new Date(text).getTime();
      for (const { startsAt, endsAt } of createSampleEvents(new Date(nowMs))) {
        expect(startsAt.getTime()).toBeGreaterThan(nowMs + 2 * DAY_MS);
        expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
        expect(endsAt.getTime()).toBeLessThan(nowMs + 151 * DAY_MS);
      }
    },
  );

  it('cover every kind and need no external images', () => {
    expect(new Set(events.map(({ badge }) => badge))).toEqual(
      new Set(['Meet-up', 'Conference', 'Workshop', 'Job fair']),
    );
    expect(events.filter(({ image }) => image !== undefined)).toEqual([]);
  });
});
