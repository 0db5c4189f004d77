import { z } from 'zod';
import { checkEnd, checkStart } from '../date-rules.js';
import { origin } from '../events/metadata.js';
import { VALIDATION } from '../validation-messages.js';
import {
  experienceShape,
  isWithinLinkLimit,
  projectDescription,
  projectShape,
  optionalProse,
  LINK_LIMIT_ERROR,
  toExperience,
  toProject,
} from './item-inputs.js';

/** A work experience that is added by itself, with the origin of the change. */
export const addedExperience = z
  .strictObject({
    ...experienceShape(optionalProse(VALIDATION.descriptionRequired)),
    origin: origin.optional(),
  })
  .transform((fields) => toExperience(fields))
  .check(checkStart())
  .check(checkEnd('startDate'));

/** A project that is added by itself, with the origin of the change. */
export const addedProject = z
  .strictObject({ ...projectShape(projectDescription), origin: origin.optional() })
  .transform((fields) => toProject(fields))
  .refine(isWithinLinkLimit, LINK_LIMIT_ERROR)
  .check(checkEnd('endDate'));
