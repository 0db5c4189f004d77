import { z } from 'zod';
import { careerEvent } from '../career-events/career-event.js';
import { line } from '../text.js';

/** A career event that the user saved, as it was then: events leave the list when they are over or withdrawn. */
export const savedEvent = careerEvent
  .pick({
    title: true,
    startDate: true,
    endDate: true,
    startIsDay: true,
    endIsDay: true,
    place: true,
    source: true,
    link: true,
    isSample: true,
  })
  .extend({ eventId: line, savedAt: z.iso.datetime() });
export type SavedEvent = z.infer<typeof savedEvent>;
