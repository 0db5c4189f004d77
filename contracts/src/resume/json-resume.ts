import { z } from 'zod';

/**
 * JSON Resume 1.0, equal to its official JSON Schema: every part is optional, and additional properties are allowed
 * everywhere. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 */
const DATE = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;

/** A URI as in RFC 3986, except for IPv6 hosts. */
const URI =
  /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~!$&'()*+,;=:@/]|%[0-9a-f]{2})+(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

/** An email address as the format `email` of JSON Schema defines it. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** A date in a resume: a day, a month or a year. */
export const resumeDate = z.string().regex(DATE);
/** A URI in a resume. */
export const resumeUri = z.string().regex(URI);
/** An email address in a resume. */
export const resumeEmail = z.string().regex(EMAIL);

const words = z.string();
const list = z.array(words);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).partial();
const dateRange = { startDate: resumeDate, endDate: resumeDate };

const location = part({ address: words, postalCode: words, city: words, countryCode: words, region: words });
const networkProfile = part({ network: words, username: words, url: resumeUri });

const basics = part({
  name: words,
  label: words,
  image: words,
  email: resumeEmail,
  phone: words,
  url: resumeUri,
  summary: words,
  location,
  profiles: z.array(networkProfile),
});
export type ResumeBasics = z.infer<typeof basics>;

const engagement = { position: words, url: resumeUri, ...dateRange, summary: words, highlights: list };
const work = part({ name: words, location: words, description: words, ...engagement });
export type ResumeWork = z.infer<typeof work>;
const volunteer = part({ organization: words, ...engagement });

const education = part({
  institution: words,
  url: resumeUri,
  area: words,
  studyType: words,
  ...dateRange,
  score: words,
  courses: list,
});
export type ResumeEducation = z.infer<typeof education>;

const project = part({
  name: words,
  description: words,
  highlights: list,
  keywords: list,
  ...dateRange,
  url: resumeUri,
  roles: list,
  entity: words,
  type: words,
});
export type ResumeProject = z.infer<typeof project>;

/** A complete resume. */
export const jsonResume = part({
  $schema: resumeUri,
  basics,
  work: z.array(work),
  volunteer: z.array(volunteer),
  education: z.array(education),
  awards: z.array(part({ title: words, date: resumeDate, awarder: words, summary: words })),
  certificates: z.array(part({ name: words, date: resumeDate, url: resumeUri, issuer: words })),
  publications: z.array(
    part({ name: words, publisher: words, releaseDate: resumeDate, url: resumeUri, summary: words }),
  ),
  skills: z.array(part({ name: words, level: words, keywords: list })),
  languages: z.array(part({ language: words, fluency: words })),
  interests: z.array(part({ name: words, keywords: list })),
  references: z.array(part({ name: words, reference: words })),
  projects: z.array(project),
  meta: part({ canonical: resumeUri, version: words, lastModified: words }),
});
export type JsonResume = z.infer<typeof jsonResume>;
