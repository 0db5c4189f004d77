import { z } from 'zod';
import { feedSource } from '../jobs/job.js';
import { line } from '../text.js';
import { isWebAddress } from '../web-address.js';

const webAddress = z.string().max(2_000).refine(isWebAddress);

/** Where events are kept: they are nobody's personal data, so they lie there in clear. */
export const CAREER_EVENTS_COLLECTION = 'career_events';

/** An event to go to, as clients see it (spec section 3); `source` is what its badge says. */
export const careerEvent = z.object({
  _id: z.string(),
  title: line,
  image: webAddress.optional(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  place: line,
  source: line,
  /** What the feed's terms ask to be shown with it. */
  attribution: line.optional(),
  link: webAddress,
  isSample: z.boolean(),
});
export type CareerEvent = z.infer<typeof careerEvent>;

/** An event as it is kept. */
export const storedCareerEvent = careerEvent.extend({
  feed: feedSource,
  isOpen: z.boolean(),
  /** When it is over: what ends on a day without a time is that once the day is over everywhere. */
  overAt: z.date(),
});
export type StoredCareerEvent = z.infer<typeof storedCareerEvent>;
