import { SERVICE_COMPANIES } from './data/companies-services.js';
import { GOODS_COMPANIES } from './data/companies-goods.js';
import { SOFTWARE_COMPANIES } from './data/companies-software.js';
import { PLACES, type Place, type Region } from './data/places.js';
import { ROLES_APPS } from './data/roles-apps.js';
import { ROLES_DATA } from './data/roles-data.js';
import { ROLES_DESIGN } from './data/roles-design.js';
import { ROLES_MANAGEMENT } from './data/roles-management.js';
import { ROLES_MARKETING } from './data/roles-marketing.js';
import { ROLES_OPERATIONS } from './data/roles-operations.js';
import { ROLES_PEOPLE } from './data/roles-people.js';
import { ROLES_PLATFORM } from './data/roles-platform.js';
import { ROLES_SALES } from './data/roles-sales.js';
import type { SampleCompany } from './sample-company.js';
import type { SampleRole } from './sample-role.js';
import type { SeededRandom } from './seeded-random.js';

export const SAMPLE_ROLES: readonly SampleRole[] = [
  ...ROLES_APPS,
  ...ROLES_PLATFORM,
  ...ROLES_DESIGN,
  ...ROLES_MANAGEMENT,
  ...ROLES_DATA,
  ...ROLES_MARKETING,
  ...ROLES_SALES,
  ...ROLES_OPERATIONS,
  ...ROLES_PEOPLE,
];

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  ...SOFTWARE_COMPANIES,
  ...GOODS_COMPANIES,
  ...SERVICE_COMPANIES,
];

const placeOf = new Map(PLACES.map((place) => [place.city, place]));

/** Returns the offices of a company, headquarters first. @throws {Error} if places.ts does not have a city */
function placesOf(company: SampleCompany): readonly Place[] {
  return company.cities.map((city) => {
    const place = placeOf.get(city);
    if (!place) throw new Error(`${company.name} is in ${city}, which is no place we know.`);
    return place;
  });
}

const regionsOf = new Map(
  SAMPLE_COMPANIES.map((company) => [company, new Set(placesOf(company).map(({ region }) => region))]),
);

/** A job opening; `place` determines the pay, also for remote jobs. */
export interface Opening {
  readonly role: SampleRole;
  readonly company: SampleCompany;
  readonly place: Place;
  readonly isFromAfar: boolean;
}

/** The number of postings per region. */
const SHARES: readonly (readonly [Region | 'remote', number])[] = [
  ['india', 180],
  ['emirates', 120],
  ['europe', 120],
  ['americas', 90],
  ['remote', 90],
];

/** Spreads all roles over regions and companies, so that companies have about the same number of postings. */
export function sampleOpenings(random: SeededRandom): readonly Opening[] {
  const roles = random.shuffled(SAMPLE_ROLES.flatMap((role) => Array.from({ length: role.jobs }, () => role)));
  const regions = regionsFor(roles, random);
  const busy = new Map<SampleCompany, number>();
  const suiting = new Map<string, readonly SampleCompany[]>();
  return roles.map((role, at) => {
    const region = regions[at] ?? 'remote';
    const key = `${role.role} ${region}`;
    const companies = suiting.get(key) ?? SAMPLE_COMPANIES.filter(suits(role, region));
    suiting.set(key, companies);
    const company = random.pick(leastBusy(companies, busy));
    busy.set(company, (busy.get(company) ?? 0) + 1);
    const there = placesOf(company).filter((place) => region === 'remote' || place.region === region);
    const place = region === 'remote' ? there.slice(0, 1) : there;
    return { role, company, place: random.pick(place), isFromAfar: region === 'remote' };
  });
}

/** Assigns a region to each role; on-site roles never get `remote`. */
function regionsFor(roles: readonly SampleRole[], random: SeededRandom): readonly (Region | 'remote')[] {
  const all = random.shuffled(SHARES.flatMap(([region, jobs]) => Array.from({ length: jobs }, () => region)));
  const onSite = roles.filter(({ onSite }) => onSite).length;
  const near = all.filter((region) => region !== 'remote');
  const forOnSite = near.slice(0, onSite);
  const others = random.shuffled([...near.slice(onSite), ...all.filter((region) => region === 'remote')]);
  const [sites, rest] = [forOnSite.values(), others.values()];
  return roles.map((role) => (role.onSite ? sites : rest).next().value ?? 'remote');
}

/** Returns true if a company may hire for this role in this region. */
const suits =
  (role: SampleRole, region: Region | 'remote') =>
  (company: SampleCompany): boolean => {
    if (role.needs && !company.trades.includes(role.needs)) return false;
    if (role.leastSize !== undefined && company.size !== undefined && company.size < role.leastSize) return false;
    if (region === 'remote') return company.trades.includes('software');
    return regionsOf.get(company)?.has(region) ?? false;
  };

function leastBusy(
  companies: readonly SampleCompany[],
  busy: ReadonlyMap<SampleCompany, number>,
): readonly SampleCompany[] {
  const jobs = companies.map((company) => busy.get(company) ?? 0);
  const least = Math.min(...jobs);
  return companies.filter((_, at) => jobs[at] === least);
}
