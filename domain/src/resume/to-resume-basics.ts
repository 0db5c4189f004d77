import {
  dropUndefined,
  mapPersonalTexts,
  type PersonalInfo,
  type ResumeBasics,
  toResumeEmail,
} from '@trackrecord/contracts';
import { toResumeUri } from './resume-uri.js';
import { emptyToUndefined } from './to-resume-entries.js';

/**
 * Converts personal information. `firstName`, `lastName`, `headline` and texts that JSON Resume does not have are custom
 * properties.
 */
export function toResumeBasics(info: PersonalInfo): ResumeBasics {
  const label = emptyToUndefined(info.title) ?? emptyToUndefined(info.headline);
  const location = emptyToUndefined(info.location);
  const linkedInUrl = toResumeUri(info.linkedInUrl);
  return dropUndefined({
    name: emptyToUndefined(formatName(info.firstName, info.lastName)),
    firstName: emptyToUndefined(info.firstName),
    lastName: emptyToUndefined(info.lastName),
    label,
    headline: emptyToUndefined(info.headline),
    email: info.email === undefined ? undefined : toResumeEmail(info.email),
    ...mapPersonalTexts((name) => emptyToUndefined(info[name])),
    url: toResumeUri(info.portfolioUrl),
    location: location === undefined ? undefined : toResumeLocation(location),
    profiles:
      linkedInUrl === undefined
        ? undefined
        : [dropUndefined({ network: LINKEDIN, username: parseHandle(linkedInUrl), url: linkedInUrl })],
  });
}

/** The name of the network in JSON Resume. */
const LINKEDIN = 'LinkedIn';

/** Joins the parts of a name. */
export const formatName = (firstName: string, lastName: string): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ');

const HANDLE = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i;
const parseHandle = (url: string): string | undefined => HANDLE.exec(url)?.[1];

/** Separates city, region and country. */
export const PLACE_SEPARATOR = ', ';

/** Splits a location into city and region; if it has no such form, all of it is the city. */
function toResumeLocation(location: string): NonNullable<ResumeBasics['location']> {
  const end = location.indexOf(PLACE_SEPARATOR);
  const [city, region] = [location.slice(0, end), location.slice(end + PLACE_SEPARATOR.length)];
  const isCityAndRegion = end > 0 && [city, region].every((part) => part !== '' && part === part.trim());
  return isCityAndRegion ? { city, region } : { city: location };
}
