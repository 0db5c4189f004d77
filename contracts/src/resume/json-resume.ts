import { z } from 'zod';

/**
 * JSON Resume 1.0, equal to its official JSON Schema: every field is optional, and additional properties are allowed
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

const asciiUrl = z.url({ normalize: true });
const SCHEME = 'http://';

/**
 * Writes the domain of an email address in ASCII, as JSON Resume requires. Returns undefined if the name before it is
 * not ASCII, or if the text is not an address.
 */
export function toResumeEmail(email: string): string | undefined {
  const [name = '', domain = ''] = email.split('@');
  const host =
    asciiUrl
      .safeParse(SCHEME + domain)
      .data?.slice(SCHEME.length)
      .replace('/', '') ?? '';
  return resumeEmail.safeParse(email).data ?? resumeEmail.safeParse(`${name}@${host}`).data;
}

const anyText = z.string();
const texts = z.array(anyText);
const optionalFields = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).partial();
const dateRange = { startDate: resumeDate, endDate: resumeDate };

const location = optionalFields({
  address: anyText,
  postalCode: anyText,
  city: anyText,
  countryCode: anyText,
  region: anyText,
});
const networkProfile = optionalFields({ network: anyText, username: anyText, url: resumeUri });

const basics = optionalFields({
  name: anyText,
  label: anyText,
  image: anyText,
  email: resumeEmail,
  phone: anyText,
  url: resumeUri,
  summary: anyText,
  location,
  profiles: z.array(networkProfile),
});
export type ResumeBasics = z.infer<typeof basics>;

const engagement = { position: anyText, url: resumeUri, ...dateRange, summary: anyText, highlights: texts };
const work = optionalFields({ name: anyText, location: anyText, description: anyText, ...engagement });
export type ResumeWork = z.infer<typeof work>;
const volunteer = optionalFields({ organization: anyText, ...engagement });

const education = optionalFields({
  institution: anyText,
  url: resumeUri,
  area: anyText,
  studyType: anyText,
  ...dateRange,
  score: anyText,
  courses: texts,
});
export type ResumeEducation = z.infer<typeof education>;

const project = optionalFields({
  name: anyText,
  description: anyText,
  highlights: texts,
  keywords: texts,
  ...dateRange,
  url: resumeUri,
  roles: texts,
  entity: anyText,
  type: anyText,
});
export type ResumeProject = z.infer<typeof project>;

/** A complete resume. */
export const jsonResume = optionalFields({
  $schema: resumeUri,
  basics,
  work: z.array(work),
  volunteer: z.array(volunteer),
  education: z.array(education),
  awards: z.array(optionalFields({ title: anyText, date: resumeDate, awarder: anyText, summary: anyText })),
  certificates: z.array(optionalFields({ name: anyText, date: resumeDate, url: resumeUri, issuer: anyText })),
  publications: z.array(
    optionalFields({ name: anyText, publisher: anyText, releaseDate: resumeDate, url: resumeUri, summary: anyText }),
  ),
  skills: z.array(optionalFields({ name: anyText, level: anyText, keywords: texts })),
  languages: z.array(optionalFields({ language: anyText, fluency: anyText })),
  interests: z.array(optionalFields({ name: anyText, keywords: texts })),
  references: z.array(optionalFields({ name: anyText, reference: anyText })),
  projects: z.array(project),
  meta: optionalFields({ canonical: resumeUri, version: anyText, lastModified: anyText }),
}).meta({ id: 'JsonResume' });
export type JsonResume = z.infer<typeof jsonResume>;
