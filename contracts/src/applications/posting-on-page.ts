import { z } from 'zod';
import { isoDateOrTime, line, text } from '../text.js';
import { APPLICATION_LIMITS } from './stages.js';

/** A posting as it was read from a page. The title and the company are empty if the page does not name them. */
export const postingOnPage = z.object({
  title: line,
  company: line,
  location: line.optional(),
  salary: line.optional(),
  url: text(2_000).optional(),
  text: text(APPLICATION_LIMITS.postingTextLength),
  applyBy: isoDateOrTime.optional(),
});
