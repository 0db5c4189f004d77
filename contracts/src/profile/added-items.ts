import { z } from 'zod';
import { checkEnd, checkStart } from '../date-rules.js';
import { origin } from '../events/metadata.js';
import { VALIDATION } from '../validation-messages.js';
import {
  experienceShape,
  hasFewLinks,
  projectDescription,
  projectShape,
  returnedProse,
  TOO_MANY_LINKS,
  toExperience,
  toProject,
} from './item-inputs.js';

/** A work experience that is added by itself, with the origin of the change. */
export const addedExperience = z
  .strictObject({
    ...experienceShape(returnedProse(VALIDATION.descriptionRequired)),
    origin: origin.optional(),
  })
  .transform((sent) => toExperience(sent))
  .check(checkStart())
  .check(checkEnd('startDate'));

/** A project that is added by itself, with the origin of the change. */
export const addedProject = z
  .strictObject({ ...projectShape(projectDescription), origin: origin.optional() })
  .transform((sent) => toProject(sent))
  .refine(hasFewLinks, TOO_MANY_LINKS)
  .check(checkEnd('endDate'));
