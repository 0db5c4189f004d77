import { z } from 'zod';
import { line, optionalUrl, requiredText, text } from '../text.js';

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

const linkedInUrl = requiredText(2_000, 'LinkedIn URL is required').refine(
  isLinkedInUrl,
  `Please enter a valid LinkedIn URL (e.g., ${LINKEDIN_HOST}/in/username)`,
);

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

/** What the profile editor asks for (spec section 5, "Personal (profile editor)"). */
export const editedPersonalInfo = personalInfo.extend({
  firstName,
  lastName,
  email: requiredText(320, 'Email is required').refine(isEmail, INVALID_EMAIL),
  linkedInUrl: optionalUrl.optional(),
  portfolioUrl: optionalUrl.optional(),
});
