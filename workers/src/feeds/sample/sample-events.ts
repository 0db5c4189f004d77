import { readData } from '../../read-data.js';
import type { CareerEvent } from '../feed-records.js';
import { toSlug } from './slug.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A fictional event. */
interface SampleEvent {
  readonly title: string;
  readonly badge: 'Meet-up' | 'Conference' | 'Workshop' | 'Job fair';
  readonly place: string;
  /** Days ahead. */
  readonly days: number;
  /** Start hour (UTC). */
  readonly hour: number;
  /** Length in hours. */
  readonly length: number;
}

const EVENTS = readData('sample-feed/events') as readonly SampleEvent[];

/**
 * Returns the 30 sample events: deterministic except for their dates, which are 3 to 150 days after the UTC day of
 * `now`. They are fictional, without images, and link to a domain reserved for examples (RFC 2606).
 */
export function createSampleEvents(now: Date): readonly CareerEvent[] {
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  return EVENTS.map(({ title, place, badge, days, hour, length }) => {
    const startsAt = midnight + days * DAY_MS + hour * HOUR_MS;
    return {
      id: toSlug(title),
      title,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + length * HOUR_MS),
      place,
      link: `https://example.org/events/${toSlug(title)}`,
      badge,
    };
  });
}
