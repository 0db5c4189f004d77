import { z } from 'zod';

const day = z.iso.date('Please enter a day, such as 2026-11-30.');

/** The period of a report, by days, inclusive. Without one of them it is open at that end. */
export const reportPeriod = z
  .strictObject({
    from: day.optional().describe('The first day.'),
    to: day.optional().describe('The last day.'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The last day must not be before the first.',
  });
