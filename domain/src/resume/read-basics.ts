import {
  dropUndefined,
  LINKEDIN_HOST,
  line,
  type OmittedPart,
  type PersonalInfo,
  type ReadableResume,
} from '@trackrecord/contracts';
import type { ParsedField } from './read-span.js';
import { LINKEDIN, formatName, PLACE_SEPARATOR } from './written-basics.js';
import { said } from './written-entries.js';

type Basics = NonNullable<ReadableResume['basics']>;

/** Reads who the person is. `shown` is the field that holds what the person is called: the title, or only a headline. */
export function saidBasics(basics: Basics, shown: 'title' | 'headline'): ParsedField<PersonalInfo> {
  const place = saidPlace(basics.location ?? {});
  const networks = saidProfiles(basics.profiles ?? []);
  const name = saidName(basics);
  return {
    fields: dropUndefined({
      ...name.fields,
      ...saidLabel(basics, shown),
      email: said(basics.email),
      phone: said(basics.phone),
      location: place.location,
      linkedInUrl: networks.linkedInUrl,
      portfolioUrl: said(basics.url),
    }),
    leftOut: [...name.leftOut, ...place.leftOut, ...networks.leftOut],
  };
}

/**
 * The name in its two parts: ours, as long as they make up the name of the standard; else its last word is the last name.
 * One word says no last name, which is not the same as that there is none.
 */
function saidName({ name = '', firstName = '', lastName = '' }: Basics): ParsedField<PersonalInfo> {
  const whole = name || formatName(firstName, lastName);
  if (whole === '') return { fields: {}, leftOut: [] };
  if (whole === formatName(firstName, lastName)) return { fields: parts(firstName, lastName), leftOut: [] };
  const words = whole.split(/\s+/);
  const first = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  const last = words.slice(1).at(-1) ?? '';
  const tooLong = [first, last].flatMap((part) => line.safeParse(part).error?.issues.slice(0, 1) ?? []);
  return tooLong.length > 0
    ? { fields: {}, leftOut: tooLong.slice(0, 1).map(({ message }) => ({ path: 'basics.name', message })) }
    : { fields: parts(first, last), leftOut: [] };
}

const parts = (firstName: string, lastName: string): Partial<PersonalInfo> =>
  dropUndefined({ firstName: said(firstName), lastName: said(lastName) });

function saidLabel({ label, headline }: Basics, shown: 'title' | 'headline'): Partial<PersonalInfo> {
  if (!headline) return label ? { [shown]: label } : {};
  return label && label !== headline ? { title: label, headline } : { headline };
}

interface SaidPlace {
  readonly location: string | undefined;
  readonly leftOut: readonly OmittedPart[];
}

const LONG_PLACE = 'City, region and country are too long together. Only the first is kept.';

/** City, region and country in one line, the first of them alone where that is too long; the address only where nothing else is said. */
function saidPlace({ address, postalCode, city, region, countryCode }: NonNullable<Basics['location']>): SaidPlace {
  const area = [city, region, countryCode].filter((part) => part !== undefined && part !== '');
  const isArea = area.length > 0;
  const whole = line.safeParse(area.join(PLACE_SEPARATOR));
  const spare = Object.entries({ address: isArea ? address : undefined, postalCode }).filter(([, part]) => part);
  return {
    location: said(isArea ? (whole.data ?? area[0]) : address),
    leftOut: [
      ...(whole.success ? [] : [{ path: 'basics.location', message: LONG_PLACE }]),
      ...spare.map(([part]) => ({
        path: `basics.location.${part}`,
        message: 'Not supported: a street address. Profiles use city, region and country.',
      })),
    ],
  };
}

const LINKEDIN_ADDRESS = /^https?:\/\/([a-z]+\.)?linkedin\.com\//i;
const HANDLE = /^[\w-]+$/;

interface SaidProfiles {
  readonly linkedInUrl: string | undefined;
  readonly leftOut: readonly OmittedPart[];
}

/** The first LinkedIn profile; where it has no address, that of its handle. */
function saidProfiles(profiles: NonNullable<Basics['profiles']>): SaidProfiles {
  const urls = profiles.map(({ network = '', username = '', url = '' }) => {
    if (network.toLowerCase() !== LINKEDIN.toLowerCase() && !LINKEDIN_ADDRESS.test(url)) return undefined;
    return url || (HANDLE.test(username) ? `${LINKEDIN_HOST}/in/${username}` : undefined);
  });
  const first = urls.findIndex((url) => url !== undefined);
  return {
    linkedInUrl: urls[first],
    leftOut: profiles.flatMap((profile, index) =>
      index === first || Object.keys(profile).length === 0
        ? []
        : [
            {
              path: `basics.profiles.${String(index)}`,
              message: `Not supported: ${profile.network ? `your ${profile.network} profile` : 'this profile'}.`,
            },
          ],
    ),
  };
}
