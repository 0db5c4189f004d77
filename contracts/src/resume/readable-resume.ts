import { z } from 'zod';
import { MAX_LINKS } from '../profile/items.js';
import { editedPersonalInfo } from '../profile/personal-info.js';
import { isoDate } from '../text.js';
import { typedLine as line, typedProse as prose, typedText as text } from '../typed-text.js';
import { INVALID_URL, isWebAddress } from '../web-address.js';
import { resumeDate } from './json-resume.js';

/** What JSON Resume has and a profile does not: of that only how much there is. */
const noPlace = z.unknown().transform((value) => (Array.isArray(value) ? value.length : 1));

const TIME_OF_DAY = /T.*$/s;
const FIRST_DAY = '-01-01';
/** The first day of what a date of a resume says. */
const firstDay = (date: string): string => date + FIRST_DAY.slice(date.length - 'YYYY'.length);

/** A date that there is; many files have times of day, too, which do not count. */
const date = z
  .string()
  .transform((value) => value.trim().replace(TIME_OF_DAY, ''))
  .pipe(resumeDate)
  .refine((value) => isoDate.safeParse(firstDay(value)).success);

/** What people write in place of the end of what is going on. */
const present = z
  .string()
  .regex(/^\s*(present|now|today|current|currently|ongoing)\s*$/i)
  .transform(() => 'present' as const);

const webAddress = text(2_000).refine((value) => value === '' || isWebAddress(value), INVALID_URL);

const MAX_OF_A_KIND = 200;
const KINDS_OF_SKILLS = 4;
const skillList = (most: number) => z.array(line).max(most, `Please keep at most ${String(most)} skills.`);
const ofAKind = skillList(MAX_OF_A_KIND);
const skills = z.strictObject({ technical: ofAKind, soft: ofAKind, domain: ofAKind, tools: ofAKind }).partial();

const span = {
  startDate: date,
  endDate: date.or(present),
  /** Ours: whether it is going on, where that does not follow from the dates. */
  ongoing: z.boolean(),
};

const basics = z
  .strictObject({
    name: text(401),
    /** Ours: the name in its two parts. */
    firstName: line,
    lastName: line,
    label: line,
    /** Ours: the headline beside the title. */
    headline: line,
    email: editedPersonalInfo.shape.email,
    phone: text(40),
    url: webAddress,
    location: z
      .strictObject({ address: line, postalCode: line, city: line, countryCode: line, region: line })
      .partial(),
    profiles: z.array(z.strictObject({ network: line, username: line, url: webAddress }).partial()),
    image: noPlace,
    summary: noPlace,
  })
  .partial();

const work = z
  .strictObject({
    name: line,
    position: line,
    location: line,
    ...span,
    summary: prose,
    highlights: z.array(prose),
    /** Ours: the skills by category. */
    skills,
    description: noPlace,
    url: noPlace,
  })
  .partial();

const education = z
  .strictObject({
    institution: line,
    area: line,
    studyType: line,
    ...span,
    /** Ours: the achievements. */
    summary: prose,
    url: noPlace,
    score: noPlace,
    courses: noPlace,
  })
  .partial();

const project = z
  .strictObject({
    name: line,
    description: prose,
    highlights: z.array(prose),
    keywords: skillList(MAX_OF_A_KIND * KINDS_OF_SKILLS),
    ...span,
    url: webAddress,
    type: line,
    /** Ours: the named links, the keywords by category, a picture, and the year in words. */
    links: z
      .array(z.strictObject({ name: line, url: webAddress }).partial())
      .max(MAX_LINKS, `Please add at most ${String(MAX_LINKS)} links.`),
    skills,
    image: webAddress,
    year: text(20),
    roles: noPlace,
    entity: noPlace,
  })
  .partial();

/**
 * A resume as a profile can take it (docs/decisions/015-json-resume.md): the parts of JSON Resume that a profile has a
 * place for, under the profile's own limits, and the properties that only our export writes (`Ours`).
 */
export const readableResume = z
  .strictObject({
    basics,
    work: z.array(work),
    education: z.array(education),
    projects: z.array(project),
    skills: z.array(z.strictObject({ name: line, keywords: z.array(line), level: noPlace }).partial()),
    languages: z.array(z.strictObject({ language: line, fluency: line }).partial()),
    volunteer: noPlace,
    awards: noPlace,
    certificates: noPlace,
    publications: noPlace,
    interests: noPlace,
    references: noPlace,
    $schema: noPlace,
    meta: noPlace,
  })
  .partial();
export type ReadableResume = z.infer<typeof readableResume>;
