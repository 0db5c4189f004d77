import { z } from 'zod';
import { MAX_LINKS, MAX_SKILLS_PER_CATEGORY } from '../profile/items.js';
import { personalInfoEditorForm } from '../profile/personal-info.js';
import { isoDate } from '../text.js';
import { typedLine as line, typedProse as prose, typedText as text } from '../typed-text.js';
import { INVALID_URL, isWebAddress } from '../web-address.js';
import { resumeDate } from './json-resume.js';

/** A field that a profile does not support. Only its number of entries is kept. */
const unsupported = z.unknown().transform((value) => (Array.isArray(value) ? value.length : 1));

const TIME_OF_DAY = /T.*$/s;
const FIRST_DAY = '-01-01';
/** Returns the first day of a resume date. */
const toFirstDay = (date: string): string => date + FIRST_DAY.slice(date.length - 'YYYY'.length);

/** An existing calendar date. Times of day, which many files have, are dropped. */
const date = z
  .string()
  .transform((value) => value.trim().replace(TIME_OF_DAY, ''))
  .pipe(resumeDate)
  .refine((value) => isoDate.safeParse(toFirstDay(value)).success);

/** Words that mark an entry as ongoing. */
const presentWord = z
  .string()
  .regex(/^\s*(present|now|today|current|currently|ongoing)\s*$/i)
  .transform(() => 'present' as const);

const webAddress = text(2_000).refine((value) => value === '' || isWebAddress(value), INVALID_URL);

const SKILL_CATEGORIES = 4;
const skillList = (max: number) => z.array(line).max(max, `Please keep at most ${String(max)} skills.`);
const categorySkills = skillList(MAX_SKILLS_PER_CATEGORY);
const skills = z
  .strictObject({ technical: categorySkills, soft: categorySkills, domain: categorySkills, tools: categorySkills })
  .partial();

const dateRange = {
  startDate: date,
  endDate: date.or(presentWord),
  /** Custom property: set if the dates do not tell whether the entry is ongoing. */
  ongoing: z.boolean(),
};

const basics = z
  .strictObject({
    name: text(401),
    /** Custom properties: the two parts of the name. */
    firstName: line,
    lastName: line,
    label: line,
    /** Custom property: the headline, if `label` is the title. */
    headline: line,
    email: personalInfoEditorForm.shape.email,
    phone: text(40),
    url: webAddress,
    location: z
      .strictObject({ address: line, postalCode: line, city: line, countryCode: line, region: line })
      .partial(),
    profiles: z.array(z.strictObject({ network: line, username: line, url: webAddress }).partial()),
    image: unsupported,
    summary: unsupported,
  })
  .partial();

const work = z
  .strictObject({
    name: line,
    position: line,
    location: line,
    ...dateRange,
    summary: prose,
    highlights: z.array(prose),
    /** Custom property: the skills by category. */
    skills,
    description: unsupported,
    url: unsupported,
  })
  .partial();

const education = z
  .strictObject({
    institution: line,
    area: line,
    studyType: line,
    ...dateRange,
    /** Custom property: the achievements. */
    summary: prose,
    url: unsupported,
    score: unsupported,
    courses: unsupported,
  })
  .partial();

const project = z
  .strictObject({
    name: line,
    description: prose,
    highlights: z.array(prose),
    keywords: skillList(MAX_SKILLS_PER_CATEGORY * SKILL_CATEGORIES),
    ...dateRange,
    url: webAddress,
    type: line,
    /** Custom properties: the named links, the keywords by category, the URL of an image, and the year as text. */
    links: z
      .array(z.strictObject({ name: line, url: webAddress }).partial())
      .max(MAX_LINKS, `Please add at most ${String(MAX_LINKS)} links.`),
    skills,
    image: webAddress,
    year: text(20),
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
    skills: z.array(z.strictObject({ name: line, keywords: z.array(line), level: unsupported }).partial()),
    languages: z.array(z.strictObject({ language: line, fluency: line }).partial()),
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
