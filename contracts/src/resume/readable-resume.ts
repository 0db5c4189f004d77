import { z } from 'zod';
import { MAX_LINKS, MAX_SKILLS_PER_CATEGORY } from '../profile/items.js';
import { personalInfoEditorForm } from '../profile/personal-info.js';
import { mapPersonalTexts, PERSONAL_TEXTS } from '../profile/personal-texts.js';
import { isoDateOrTime } from '../text.js';
import { typedLine, typedProse, typedText } from '../typed-text.js';
import { INVALID_URL, isWebAddress } from '../web-address.js';
import { resumeDate } from './json-resume.js';

/** A field that a profile does not support. Only its number of entries is kept. */
const unsupported = z.unknown().transform((value) => (Array.isArray(value) ? value.length : 1));

const FIRST_DAY = '-01-01';
/** Returns the first day of a resume date. */
const toFirstDay = (date: string): string => date + FIRST_DAY.slice(date.length - 'YYYY'.length);

/** An existing calendar date. Other forms are converted before (`convertOlderForms`). */
const date = resumeDate.refine((value) => isoDateOrTime.safeParse(toFirstDay(value)).success);

/** Adds the scheme to an address that begins with the name of a host. */
const addScheme = (address: string): string =>
  HOST.test(address) ? `https://${address.replace(/^\/\//, '')}` : address;

const HOST = /^(?:\/\/)?(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;

const webAddress = typedText(2_000)
  .transform(addScheme)
  .pipe(z.string().refine((value) => value === '' || isWebAddress(value), INVALID_URL));

const SKILL_CATEGORY_COUNT = 4;
const skillList = (max: number) => z.array(typedLine).max(max, `Please keep at most ${String(max)} skills.`);
const categorySkills = skillList(MAX_SKILLS_PER_CATEGORY);
const skills = z
  .strictObject({ technical: categorySkills, soft: categorySkills, domain: categorySkills, tools: categorySkills })
  .partial();

const dateRange = {
  startDate: date,
  endDate: date.or(z.literal('present')),
  /** Custom property: set if the dates do not tell whether the entry is ongoing. */
  ongoing: z.boolean(),
};

const basics = z
  .strictObject({
    /** First and last name of 200 characters each, and the space between them. */
    name: typedText(401),
    /** Custom properties: the two parts of the name. */
    firstName: typedLine,
    lastName: typedLine,
    label: typedLine,
    /** Custom property: the headline, if `label` is the title. */
    headline: typedLine,
    email: personalInfoEditorForm.shape.email,
    ...mapPersonalTexts((name) => typedText(PERSONAL_TEXTS[name].maxLength)),
    url: webAddress,
    location: z
      .strictObject({
        address: typedLine,
        postalCode: typedLine,
        city: typedLine,
        countryCode: typedLine,
        region: typedLine,
      })
      .partial(),
    profiles: z.array(z.strictObject({ network: typedLine, username: typedLine, url: webAddress }).partial()),
    image: unsupported,
    summary: unsupported,
  })
  .partial();

const work = z
  .strictObject({
    name: typedLine,
    position: typedLine,
    location: typedLine,
    ...dateRange,
    summary: typedProse,
    highlights: z.array(typedProse),
    /** Custom property: the skills by category. */
    skills,
    description: unsupported,
    url: unsupported,
  })
  .partial();

const education = z
  .strictObject({
    institution: typedLine,
    area: typedLine,
    studyType: typedLine,
    ...dateRange,
    /** Custom property: the achievements. */
    summary: typedProse,
    url: unsupported,
    score: unsupported,
    courses: unsupported,
  })
  .partial();

const project = z
  .strictObject({
    name: typedLine,
    description: typedProse,
    highlights: z.array(typedProse),
    keywords: skillList(MAX_SKILLS_PER_CATEGORY * SKILL_CATEGORY_COUNT),
    ...dateRange,
    url: webAddress,
    type: typedLine,
    /** Custom properties: the named links, the keywords by category, the URL of an image, and the year as text. */
    links: z
      .array(z.strictObject({ name: typedLine, url: webAddress }).partial())
      .max(MAX_LINKS, `Please add at most ${String(MAX_LINKS)} links.`),
    skills,
    image: webAddress,
    year: typedText(20),
    roles: unsupported,
    entity: unsupported,
  })
  .partial();

/**
 * The parts of JSON Resume that a profile supports (docs/decisions/015-json-resume.md), within the profile's limits,
 * and the custom properties that our export adds.
 */
export const readableResume = z
  .strictObject({
    basics,
    work: z.array(work),
    education: z.array(education),
    projects: z.array(project),
    skills: z.array(z.strictObject({ name: typedLine, keywords: z.array(typedLine), level: unsupported }).partial()),
    languages: z.array(z.strictObject({ language: typedLine, fluency: typedLine }).partial()),
    volunteer: unsupported,
    awards: unsupported,
    certificates: unsupported,
    publications: unsupported,
    interests: unsupported,
    references: unsupported,
    $schema: unsupported,
    meta: unsupported,
  })
  .partial();
export type ReadableResume = z.infer<typeof readableResume>;
