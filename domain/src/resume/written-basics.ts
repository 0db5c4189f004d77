import { dropUndefined, type PersonalInfo, type ResumeBasics, resumeEmail } from '@trackrecord/contracts';
import { toResumeUri } from './resume-uri.js';
import { said } from './written-entries.js';

/** Who the person is, as JSON Resume has it; `firstName`, `lastName` and `headline` are ours. */
export function toResumeBasics(info: PersonalInfo): ResumeBasics {
  const label = said(info.title) ?? said(info.headline);
  const location = said(info.location);
  const url = toResumeUri(info.linkedInUrl);
  return dropUndefined({
    name: said(formatName(info.firstName, info.lastName)),
    firstName: said(info.firstName),
    lastName: said(info.lastName),
    label,
    headline: said(info.headline),
    email: resumeEmail.safeParse(info.email).data,
    phone: said(info.phone),
    url: toResumeUri(info.portfolioUrl),
    location: location === undefined ? undefined : toResumeLocation(location),
    profiles: url === undefined ? undefined : [dropUndefined({ network: LINKEDIN, username: parseHandle(url), url })],
  });
}

/** The network whose profile a person has a field for. */
export const LINKEDIN = 'LinkedIn';

/** A name in one. */
export const formatName = (firstName: string, lastName: string): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ');

const HANDLE = /linkedin\.com\/in\/([^/?#]+)/i;
const parseHandle = (url: string): string | undefined => HANDLE.exec(url)?.[1];

/** Between a city and what it lies in. */
export const PLACE_SEPARATOR = ', ';

/** A place in words as city and region; where it does not read like that, all of it is the city. */
function toResumeLocation(location: string): NonNullable<ResumeBasics['location']> {
  const end = location.indexOf(PLACE_SEPARATOR);
  const [city, region] = [location.slice(0, end), location.slice(end + PLACE_SEPARATOR.length)];
  const isTwo = end > 0 && [city, region].every((part) => part !== '' && part === part.trim());
  return isTwo ? { city, region } : { city: location };
}
