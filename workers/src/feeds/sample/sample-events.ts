import type { FoundEvent } from '../found.js';
import { EVENTS } from './data/events.js';
import { slug } from './slug.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the 30 sample events: deterministic except for their dates, which are 3 to 150 days after the UTC day of
 * `now`. They are fictional, without images, and link to a domain reserved for examples (RFC 2606).
 */
export function sampleEvents(now: Date): readonly FoundEvent[] {
  const midnight = now.getTime() - (now.getTime() % DAY);
  return EVENTS.map(({ title, place, badge, when: [days, hour, length] }) => {
    const startsAt = midnight + days * DAY + hour * HOUR;
    return {
      id: slug(title),
      title,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + length * HOUR),
      place,
      link: `https://example.org/events/${slug(title)}`,
      badge,
    };
  });
}
