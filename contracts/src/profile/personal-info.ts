import { z } from 'zod';
import { isWebAddress, line, optionalUrl, requiredText, text } from '../text.js';

/** The host a profile link has to point to (design.md, "Questions settled"). */
export const LINKEDIN_HOST = 'https://www.linkedin.com';

const LINKEDIN_URL = /^https?:\/\/(www\.)?linkedin\.com\/in\/[\w-]+\/?$/;

/** Whether a text is the address of a person's LinkedIn profile (spec section 5). */
export const isLinkedInUrl = (value: string): boolean => LINKEDIN_URL.test(value);

/** Personal information as it is stored and shown (spec section 3); an absent field was never entered. */
export const personalInfo = z.object({
  firstName: line,
  lastName: line,
  headline: line.optional(),
  title: line.optional(),
  email: text(320).optional(),
  phone: text(40).optional(),
  location: line.optional(),
  linkedInUrl: text(2_000).optional(),
  portfolioUrl: text(2_000).optional(),
});
export type PersonalInfo = z.infer<typeof personalInfo>;

const firstName = requiredText(200, 'First name is required');
const lastName = requiredText(200, 'Last name is required');
const emailAddress = z.email();
const isEmail = (value: string): boolean => emailAddress.safeParse(value).success;
const INVALID_EMAIL = 'Please enter a valid email address';

const LINKEDIN_REQUIRED = 'LinkedIn URL is required';
const INVALID_LINKEDIN = `Please enter a valid LinkedIn URL (e.g., ${LINKEDIN_HOST}/in/username)`;

/** The wizard's rule for a LinkedIn URL (spec section 5). */
export const linkedInUrl = requiredText(2_000, LINKEDIN_REQUIRED).refine(isLinkedInUrl, INVALID_LINKEDIN);

/** What the wizard asks for (spec section 5, "Personal (wizard)"). */
export const wizardPersonalInfo = personalInfo.extend({
  firstName,
  lastName,
  email: text(320)
    .refine((value) => value === '' || isEmail(value), INVALID_EMAIL)
    .optional(),
  linkedInUrl,
  portfolioUrl: optionalUrl.optional(),
});

/** The same for what the profile editor may have stored: any web address, or none, in place of the LinkedIn URL. */
export const returnedPersonalInfo = wizardPersonalInfo.extend({
  linkedInUrl: z
    .string(LINKEDIN_REQUIRED)
    .pipe(text(2_000))
    .refine((value) => value === '' || isWebAddress(value), INVALID_LINKEDIN)
    .optional(),
});

/** What the profile editor asks for (spec section 5, "Personal (profile editor)"). */
export const editedPersonalInfo = personalInfo.extend({
  firstName,
  lastName,
  email: requiredText(320, 'Email is required').refine(isEmail, INVALID_EMAIL),
  linkedInUrl: optionalUrl.optional(),
  portfolioUrl: optionalUrl.optional(),
});
