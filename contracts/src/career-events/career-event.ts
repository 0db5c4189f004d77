import { z } from 'zod';
import { feedSource } from '../jobs/job.js';
import { line } from '../text.js';
import { isWebAddress } from '../web-address.js';

const webAddress = z.string().max(2_000).refine(isWebAddress);

/** The collection of career events. They are not personal data, so they are not encrypted. */
export const CAREER_EVENTS_COLLECTION = 'career_events';

/** A career event as the API returns it (spec section 3). `source` is the text of its badge. */
export const careerEvent = z
  .object({
    _id: z.string(),
    title: line,
    image: webAddress.optional(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
    /** True if only the day is known: then the time is noon UTC, and says nothing. Older saved events do not say it. */
    startIsDay: z.boolean().optional(),
    endIsDay: z.boolean().optional(),
    place: line,
    source: line,
    /** The attribution that the feed's terms require. */
    attribution: line.optional(),
    link: webAddress,
    isSample: z.boolean(),
  })
  .meta({ id: 'CareerEvent' });
export type CareerEvent = z.infer<typeof careerEvent>;

/** A stored career event. */
export const storedCareerEvent = careerEvent.extend({
  feed: feedSource,
  /** False for a duplicate, which is not listed: the same event comes from a feed that precedes this one. */
  isOpen: z.boolean(),
  /** When the event is over in every time zone. A date without a time ends once that day has ended in all of them. */
  overAt: z.date(),
});
export type StoredCareerEvent = z.infer<typeof storedCareerEvent>;
