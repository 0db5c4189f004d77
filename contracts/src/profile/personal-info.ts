import { z } from 'zod';
import { line, optionalUrl, text } from '../text.js';

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

const firstName = line.pipe(z.string().min(1, 'First name is required'));
const lastName = line.pipe(z.string().min(1, 'Last name is required'));
const email = text(320).pipe(
  z
    .string()
    .refine((value) => value === '' || z.email().safeParse(value).success, 'Please enter a valid email address'),
);

const linkedInUrl = text(2_000)
  .pipe(z.string().min(1, 'LinkedIn URL is required'))
  .refine(
    (value) => value === '' || isLinkedInUrl(value),
    `Please enter a valid LinkedIn URL (e.g., ${LINKEDIN_HOST}/in/username)`,
  );

/** What the wizard asks for (spec section 5, "Personal (wizard)"). */
export const wizardPersonalInfo = personalInfo.extend({
  firstName,
  lastName,
  email: email.optional(),
  linkedInUrl,
  portfolioUrl: optionalUrl.optional(),
});

/** What the profile editor asks for (spec section 5, "Personal (profile editor)"). */
export const editedPersonalInfo = personalInfo.extend({
  firstName,
  lastName,
  email: email.pipe(z.string().min(1, 'Email is required')),
  linkedInUrl: optionalUrl.optional(),
  portfolioUrl: optionalUrl.optional(),
});
