import {
  dropUndefined,
  isLinkedInUrl,
  LINKEDIN_ORIGIN,
  line,
  mapPersonalTexts,
  type OmittedValue,
  type PersonalInfo,
  type ReadableResume,
  toCanonicalLinkedInUrl,
} from '@trackrecord/contracts';
import type { ParsedFields } from './parse-date-range.js';
import { formatName, PLACE_SEPARATOR } from './to-resume-basics.js';
import { emptyToUndefined } from './to-resume-entries.js';

type Basics = NonNullable<ReadableResume['basics']>;

/** Parses the basics. `titleField` is the field of the profile that holds the label: the title, or only a headline. */
export function parseBasics(basics: Basics, titleField: 'title' | 'headline'): ParsedFields<PersonalInfo> {
  const location = parseLocation(basics.location ?? {});
  const profiles = parseProfiles(basics.profiles ?? []);
  const name = parseName(basics);
  return {
    fields: dropUndefined({
      ...name.fields,
      ...parseLabel(basics, titleField),
      email: emptyToUndefined(basics.email),
      ...mapPersonalTexts((field) => (field === 'location' ? location.location : emptyToUndefined(basics[field]))),
      linkedInUrl: profiles.linkedInUrl,
      portfolioUrl: emptyToUndefined(basics.url),
    }),
    leftOut: [...name.leftOut, ...location.leftOut, ...profiles.leftOut],
  };
}

/**
 * Splits the name: our two custom properties, if they still make up the standard name; otherwise its last word is the
 * last name. For a single word the last name is unknown, which differs from an empty one.
 */
function parseName({ name = '', firstName = '', lastName = '' }: Basics): ParsedFields<PersonalInfo> {
  const fullName = name || formatName(firstName, lastName);
  if (fullName === '') return { fields: {}, leftOut: [] };
  if (fullName === formatName(firstName, lastName)) return { fields: toNameParts(firstName, lastName), leftOut: [] };
  const words = fullName.split(/\s+/);
  const first = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  const last = words.slice(1).at(-1) ?? '';
  const lengthIssues = [first, last].flatMap((part) => line.safeParse(part).error?.issues.slice(0, 1) ?? []);
  return lengthIssues.length > 0
    ? { fields: {}, leftOut: lengthIssues.slice(0, 1).map(({ message }) => ({ path: 'basics.name', message })) }
    : { fields: toNameParts(first, last), leftOut: [] };
}

const toNameParts = (firstName: string, lastName: string): Partial<PersonalInfo> =>
  dropUndefined({ firstName: emptyToUndefined(firstName), lastName: emptyToUndefined(lastName) });

function parseLabel({ label, headline }: Basics, titleField: 'title' | 'headline'): Partial<PersonalInfo> {
  if (!headline) return label ? { [titleField]: label } : {};
  return label && label !== headline ? { title: label, headline } : { headline };
}

interface ParsedLocation {
  readonly location: string | undefined;
  readonly leftOut: readonly OmittedValue[];
}

const LOCATION_TOO_LONG = 'City, region and country are too long together. Only the first is kept.';

/**
 * Joins city, region and country; only the first of them if that is too long. Uses the address if there is nothing
 * else.
 */
function parseLocation({
  address,
  postalCode,
  city,
  region,
  countryCode,
}: NonNullable<Basics['location']>): ParsedLocation {
  const areaParts = [city, region, countryCode].filter((part) => part !== undefined && part !== '');
  const hasArea = areaParts.length > 0;
  const area = line.safeParse(areaParts.join(PLACE_SEPARATOR));
  const unused = Object.entries({ address: hasArea ? address : undefined, postalCode }).filter(([, part]) => part);
  return {
    location: emptyToUndefined(hasArea ? (area.data ?? areaParts[0]) : address),
    leftOut: [
      ...(area.success ? [] : [{ path: 'basics.location', message: LOCATION_TOO_LONG }]),
      ...unused.map(([part]) => ({
        path: `basics.location.${part}`,
        message: 'Not supported: a street address. Profiles use city, region and country.',
      })),
    ],
  };
}

const LINKEDIN_ADDRESS = /^https?:\/\/([a-z]+\.)*linkedin\.(com|cn)\//i;
/** What people write before the name. */
const USERNAME_PREFIX = /^(@|\/?in\/)/i;

const NAME = /^[^\s/?#:]+$/;

interface ParsedProfiles {
  readonly linkedInUrl: string | undefined;
  readonly leftOut: readonly OmittedValue[];
}

type NetworkProfile = NonNullable<Basics['profiles']>[number];

/** Returns the URL of the first LinkedIn profile, or one made of its username. */
function parseProfiles(profiles: readonly NetworkProfile[]): ParsedProfiles {
  const urls = profiles.map(toLinkedInUrl);
  const linkedInIndex = urls.findIndex((url) => url !== undefined);
  return {
    linkedInUrl: urls[linkedInIndex],
    leftOut: profiles.flatMap((profile, index) =>
      index === linkedInIndex || Object.keys(profile).length === 0
        ? []
        : [{ path: `basics.profiles.${String(index)}`, message: getProfileMessage(profile) }],
    ),
  };
}

const isLinkedIn = ({ network = '', url = '' }: NetworkProfile): boolean =>
  /^linked-? ?in\b/i.test(network.trim()) || LINKEDIN_ADDRESS.test(url);

function toLinkedInUrl(profile: NetworkProfile): string | undefined {
  if (!isLinkedIn(profile)) return undefined;
  const { username = '', url = '' } = profile;
  if (url !== '') return toCanonicalLinkedInUrl(url);
  const name = username.replace(USERNAME_PREFIX, '');
  const address = NAME.test(name) ? `${LINKEDIN_ORIGIN}/in/${name}` : username;
  return [toCanonicalLinkedInUrl(address)].find(isLinkedInUrl);
}

function getProfileMessage(profile: NetworkProfile): string {
  const { network, username } = profile;
  if (username && isLinkedIn(profile) && toLinkedInUrl(profile) === undefined)
    return `This is not the name of a LinkedIn profile: “${username}”.`;
  return `Not supported: ${network ? `your ${network} profile` : 'this profile'}.`;
}
