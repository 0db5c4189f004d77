import { z } from 'zod';
import { isEmail } from '../email-address.js';
import { line, text } from '../text.js';
import { requiredText, typedLine, typedText } from '../typed-text.js';
import { INVALID_URL, isWebAddress, optionalUrl, typedAddress } from '../web-address.js';
import { mapPersonalTexts, PERSONAL_TEXTS } from './personal-texts.js';
import { toCanonicalLinkedInUrl, isLinkedInUrl, LINKEDIN_ORIGIN } from './linkedin-url.js';

export { toCanonicalLinkedInUrl, isLinkedInUrl, LINKEDIN_ORIGIN };

/** Stored personal information (spec section 3). A field that was never entered is absent. */
export const personalInfo = z
  .object({
    firstName: line,
    /** Empty if the person has only one name, or has not entered it yet. */
    lastName: line,
    hasOnlyOneName: z.boolean().optional(),
    headline: line.optional(),
    title: line.optional(),
    email: text(320).optional(),
    ...mapPersonalTexts((name) => text(PERSONAL_TEXTS[name].maxLength).optional()),
    linkedInUrl: text(2_000).optional(),
    portfolioUrl: text(2_000).optional(),
  })
  .meta({ id: 'PersonalInfo' });
export type PersonalInfo = z.infer<typeof personalInfo>;

const firstName = requiredText(200, 'First name is required');
const LAST_NAME_REQUIRED = 'Last name is required';
const typedLastName = z.string(LAST_NAME_REQUIRED).pipe(typedText(200));
const lastName = typedLastName.default('');
const ONE_NAME_HAS_LAST_NAME = 'Leave the last name empty if there is only one name.';

const nameFields = z.object({ lastName: z.string(), hasOnlyOneName: z.boolean().optional() });
type NameFields = z.infer<typeof nameFields>;

/**
 * Requires a last name (spec section 5), or that the person says that there is none. Use it with `schema.check`, in
 * every schema of the fields below.
 */
export const checkLastName = () =>
  z.refine<NameFields>(({ lastName, hasOnlyOneName }) => (lastName === '') === (hasOnlyOneName === true), {
    // Also while other fields are invalid.
    when: ({ value }) => nameFields.safeParse(value).success,
    path: ['lastName'],
    error: ({ input }) => (isOneName(input) ? ONE_NAME_HAS_LAST_NAME : LAST_NAME_REQUIRED),
  });

const oneName = z.object({ hasOnlyOneName: z.literal(true) });
const isOneName = (info: unknown): boolean => oneName.safeParse(info).success;

const INVALID_EMAIL = 'Please enter a valid email address';

const LINKEDIN_REQUIRED = 'LinkedIn URL is required';
const INVALID_LINKEDIN = `Please enter a valid LinkedIn URL (e.g., ${LINKEDIN_ORIGIN}/in/username)`;

/** The wizard's rule for a LinkedIn URL (spec section 5). Copied URLs are normalized first. */
export const linkedInUrl = z
  .string(LINKEDIN_REQUIRED)
  .pipe(typedAddress)
  .pipe(z.string().min(1, LINKEDIN_REQUIRED))
  .transform(toCanonicalLinkedInUrl)
  .pipe(z.string().refine(isLinkedInUrl, INVALID_LINKEDIN));

/** The rule of requests for a LinkedIn URL that is new: as in the wizard, but it may be missing. */
export const optionalLinkedInUrl = typedAddress
  .transform(toCanonicalLinkedInUrl)
  .pipe(z.string().refine((value) => value === '' || isLinkedInUrl(value), INVALID_LINKEDIN))
  .optional();

/** The profile editor's rule for the same field: any web address, or none. LinkedIn profile URLs are normalized. */
const createAnyProfileUrl = (invalidMessage: string) =>
  typedAddress
    .transform(toCanonicalLinkedInUrl)
    .pipe(z.string().refine((value) => value === '' || isWebAddress(value), invalidMessage));

/** Optional fields. */
const optionalFields = {
  headline: typedLine.optional(),
  title: typedLine.optional(),
  ...mapPersonalTexts((name) => typedText(PERSONAL_TEXTS[name].maxLength).optional()),
};

const wizardFields = personalInfo.extend({
  ...optionalFields,
  firstName,
  lastName,
  email: typedText(320)
    .refine((value) => value === '' || isEmail(value), INVALID_EMAIL)
    .optional(),
  linkedInUrl,
  portfolioUrl: optionalUrl.optional(),
});

/** Personal information in the wizard (spec section 5, "Personal (wizard)"). */
export const wizardPersonalInfo = wizardFields.check(checkLastName()).meta({ id: 'WizardPersonalInfo' });

/** The fields of the wizard's personal step. */
export const personalStepForm = wizardFields
  .pick({ firstName: true, lastName: true, hasOnlyOneName: true, linkedInUrl: true })
  .extend({ lastName: typedLastName })
  .check(checkLastName());

/**
 * Like `wizardPersonalInfo`, but accepts what the profile editor may have stored: any web address, or none, as LinkedIn
 * URL.
 */
export const lenientPersonalInfo = wizardFields
  .extend({ linkedInUrl: z.string(LINKEDIN_REQUIRED).pipe(createAnyProfileUrl(INVALID_LINKEDIN)).optional() })
  .check(checkLastName())
  .meta({ id: 'ReturnedPersonalInfo' });

/** The fields of personal information in the profile editor. */
export const personalInfoEditorFields = personalInfo.extend({
  ...optionalFields,
  firstName,
  lastName,
  email: requiredText(320, 'Email is required').refine(isEmail, INVALID_EMAIL),
  linkedInUrl: createAnyProfileUrl(INVALID_URL).optional(),
  portfolioUrl: optionalUrl.optional(),
});

/** Personal information in the profile editor (spec section 5, "Personal (profile editor)"). */
export const personalInfoEditorForm = personalInfoEditorFields.check(checkLastName());
