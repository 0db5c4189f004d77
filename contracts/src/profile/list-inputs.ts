import { z } from 'zod';
import { MAX_ENTRIES, MAX_SKILLS } from '../constants.js';
import { distinctNonEmpty } from '../distinct.js';
import { listedLine } from '../typed-text.js';

/** Skills in a request: trimmed, without empty entries and case-insensitive duplicates (spec section 5). */
export const skillsInput = z
  .array(listedLine)
  .max(MAX_SKILLS, `Please keep at most ${String(MAX_SKILLS)} skills.`)
  .transform(distinctNonEmpty);

/** A list of items in a request. Ids must be unique. */
export const listInput = <T extends z.ZodType<{ readonly id?: string | undefined }>>(item: T) =>
  z
    .array(item)
    .max(MAX_ENTRIES, `Please keep at most ${String(MAX_ENTRIES)} entries.`)
    .refine((items) => {
      const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
      return new Set(ids).size === ids.length;
    }, 'Two entries have the same id.');
