import { z } from 'zod';
import { validateTypedAmount } from '../money/typed-amount.js';
import { alwaysValidate, checkDateRange, optionalMonth, startMonth } from '../date-rules.js';
import { educationForm, experienceForm, findLinkError, projectForm } from './wizard-forms.js';
import { typedLine, typedProse, typedText } from '../typed-text.js';
import { optionalUrl } from '../web-address.js';
import { VALIDATION } from '../validation-messages.js';
import { descriptionOrigin, MAX_LINKS, projectLink } from '../profile/items.js';
import { language, preferredLocation } from '../profile/preferences.js';

/** The forms of the profile editors, validated by the rules of spec section 5. Months are MM/yyyy. */

/** One education entry. Unlike in the wizard, dates are optional. */
export const educationEditorForm = z
  .object({
    institution: educationForm.shape.institution,
    courseType: educationForm.shape.courseType,
    courseName: educationForm.shape.courseName,
    startDate: startMonth,
    endDate: optionalMonth,
    isCurrentlyStudying: z.boolean(),
    achievements: typedProse,
  })
  .check(checkDateRange('endDate', ({ isCurrentlyStudying }) => isCurrentlyStudying));
export type EducationEditorValues = z.infer<typeof educationEditorForm>;

/** One work experience. Unlike in the wizard, the description is optional. */
export const experienceEditorForm = z
  .object({
    title: experienceForm.shape.title,
    company: experienceForm.shape.company,
    location: typedLine,
    startDate: startMonth,
    endDate: optionalMonth,
    current: z.boolean(),
    description: typedProse,
    descriptionOrigin: descriptionOrigin.optional(),
  })
  .check(
    checkDateRange('startDate', ({ current }) => current),
    checkDateRange('endDate', ({ current }) => current),
  );
export type ExperienceEditorValues = z.infer<typeof experienceEditorForm>;

/** One project. It may start in the future. A link that is typed but not yet added must be valid too. */
export const projectEditorForm = z
  .object({
    title: projectForm.shape.title,
    description: projectForm.shape.description,
    descriptionOrigin: descriptionOrigin.optional(),
    category: typedLine,
    year: typedText(20),
    imageUrl: optionalUrl,
    startDate: optionalMonth,
    endDate: optionalMonth,
    isOngoing: z.boolean(),
    projectUrl: optionalUrl,
    links: z.array(projectLink).max(MAX_LINKS, `Please add at most ${String(MAX_LINKS)} links.`),
    linkName: z.string(),
    linkUrl: z.string(),
  })
  .check(checkDateRange('endDate', ({ isOngoing }) => isOngoing))
  .refine(
    ({ linkName, linkUrl }) => (linkName + linkUrl).trim() === '' || findLinkError(linkName, linkUrl) === undefined,
    {
      ...alwaysValidate,
      path: ['linkUrl'],
      error: ({ input }) => getPendingLinkError(input),
    },
  );
export type ProjectEditorValues = z.infer<typeof projectEditorForm>;

const pendingLink = z.object({ linkName: z.string(), linkUrl: z.string() });

function getPendingLinkError(input: unknown): string | undefined {
  const link = pendingLink.safeParse(input).data;
  return link && findLinkError(link.linkName, link.linkUrl);
}

const typedAmount = z.string().refine((typed) => validateTypedAmount(typed) === undefined, {
  error: ({ input }) => validateTypedAmount(String(input)),
});

/** A location that is typed but not yet added. `visaExpiryDate` is a day (YYYY-MM-DD). */
const pendingLocation = z.object({
  city: typedLine,
  country: typedLine,
  hasVisa: z.boolean(),
  visaType: typedLine,
  visaExpiryDate: z.string(),
});
type PendingLocation = z.infer<typeof pendingLocation>;

const isSameIgnoringCase = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns true if any field of a location that is not yet added has text. The visa fields count only with a visa. */
export const hasPendingLocation = ({ city, country, hasVisa, visaType, visaExpiryDate }: PendingLocation): boolean =>
  [city, country, ...(hasVisa ? [visaType, visaExpiryDate] : [])].some((part) => part.trim() !== '');

/** Work preferences. `language` and `proficiency` are of a language that is not yet added. */
export const preferencesEditorForm = z
  .object({
    workModes: z.array(typedLine).min(1, VALIDATION.workModeRequired),
    preferredIndustries: z.array(typedLine),
    locations: z.array(preferredLocation.extend({ hasVisa: z.boolean() })),
    ...pendingLocation.shape,
    languages: z.array(language.extend({ proficiency: typedLine })),
    language: typedLine,
    proficiency: typedLine,
    salaryMin: typedAmount,
    salaryMax: typedAmount,
    currency: z.string(),
    period: z.enum(['MONTH', 'YEAR']),
  })
  .refine((typed) => !hasPendingLocation(typed) || (typed.city.trim() !== '' && typed.country.trim() !== ''), {
    ...alwaysValidate,
    path: ['city'],
    error: VALIDATION.locationIncomplete,
  })
  .refine(
    ({ locations, city, country }) =>
      !locations.some(
        (location) => isSameIgnoringCase(location.city, city) && isSameIgnoringCase(location.country, country),
      ),
    { ...alwaysValidate, path: ['city'], error: 'This location is already added' },
  )
  .refine(
    ({ languages, language: newLanguage }) =>
      !languages.some((added) => isSameIgnoringCase(added.language, newLanguage)),
    {
      ...alwaysValidate,
      path: ['language'],
      error: 'This language is already added',
    },
  );
export type PreferencesEditorValues = z.infer<typeof preferencesEditorForm>;
