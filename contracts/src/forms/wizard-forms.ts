import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH } from '../constants.js';
import { alwaysValidate, checkDateRange, optionalMonth, startMonth } from '../date-rules.js';
import { requiredLines, requiredText, typedProse } from '../typed-text.js';
import { VALIDATION } from '../validation-messages.js';
import { INVALID_URL, isWebAddress } from '../web-address.js';
import { educationFormValues, experienceFormValues, projectFormValues } from '../onboarding/drafts.js';

/** The forms of the wizard, validated by the rules of spec section 5. Months are MM/yyyy. */

/** One education entry (spec section 5, "Education (wizard)"). */
export const educationForm = educationFormValues
  .extend({
    institution: requiredText(200, VALIDATION.institutionRequired),
    courseType: requiredText(200, VALIDATION.courseTypeRequired),
    courseName: requiredText(200, VALIDATION.courseNameRequired),
    startDate: startMonth.refine((value) => value !== '', VALIDATION.startDateRequired),
    endDate: optionalMonth,
    isCurrentlyStudying: z.boolean(),
    achievements: typedProse,
  })
  .refine(({ isCurrentlyStudying, endDate }) => isCurrentlyStudying || endDate !== '', {
    ...alwaysValidate,
    path: ['endDate'],
    error: VALIDATION.endDateRequired,
  })
  .check(checkDateRange('endDate', ({ isCurrentlyStudying }) => isCurrentlyStudying));

/** One work experience (spec section 5, "Experience"). */
export const experienceForm = experienceFormValues
  .extend({
    title: requiredText(200, VALIDATION.titleRequired),
    company: requiredText(200, VALIDATION.companyRequired),
    startDate: startMonth,
    endDate: optionalMonth,
    current: z.boolean(),
    description: requiredLines(MAX_DESCRIPTION_LENGTH, VALIDATION.descriptionRequired),
    skills: experienceFormValues.shape.skills.unwrap(),
  })
  .check(
    checkDateRange('startDate', ({ current }) => current),
    checkDateRange('endDate', ({ current }) => current),
  );

/** Validates a typed link (spec section 5, "Link"). Returns the error message, or undefined if the link is valid. */
export function findLinkError(name: string, url: string): string | undefined {
  if (name.trim() === '' || url.trim() === '') return VALIDATION.linkIncomplete;
  return isWebAddress(url.trim()) ? undefined : INVALID_URL;
}

/** One project (spec section 5, "Project"). A link that is typed but not yet added must be valid too. */
export const projectForm = projectFormValues
  .extend({
    title: requiredText(200, VALIDATION.projectTitleRequired),
    description: requiredLines(MAX_DESCRIPTION_LENGTH, VALIDATION.projectDescriptionRequired),
    links: z.array(z.object({ name: z.string(), url: z.string() })),
    linkName: z.string(),
    linkUrl: z.string(),
    skills: projectFormValues.shape.skills.unwrap(),
  })
  .superRefine(({ linkName, linkUrl }, context) => {
    if (linkName.trim() === '' && linkUrl.trim() === '') return;
    const message = findLinkError(linkName, linkUrl);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['linkUrl'], message });
  });
