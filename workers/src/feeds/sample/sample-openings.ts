import { SAMPLE_COMPANIES, SAMPLE_ROLES } from './sample-data.js';
import { PLACES, type Place, type Region } from './sample-places.js';
import type { SampleCompany } from './sample-company.js';
import type { SampleRole } from './sample-role.js';
import type { SeededRandom } from '../../seeded-random.js';

const placeByCity = new Map(PLACES.map((place) => [place.city, place]));

/** Returns the offices of a company, headquarters first. @throws {Error} if places.json does not have a city */
function getOffices(company: SampleCompany): readonly Place[] {
  return company.cities.map((city) => {
    const place = placeByCity.get(city);
    if (!place) throw new Error(`places.json does not contain ${city}, a city of ${company.name}`);
    return place;
  });
}

const regionsByCompany = new Map(
  SAMPLE_COMPANIES.map((company) => [company, new Set(getOffices(company).map(({ region }) => region))]),
);

/** A job opening; `place` determines the pay, also for remote jobs. */
export interface Opening {
  readonly role: SampleRole;
  readonly company: SampleCompany;
  readonly place: Place;
  readonly isFullyRemote: boolean;
}

/** The number of postings per region. */
const REGION_COUNTS: readonly (readonly [Region | 'remote', number])[] = [
  ['india', 180],
  ['emirates', 120],
  ['europe', 120],
  ['americas', 90],
  ['remote', 90],
];

/** Spreads all roles over regions and companies, so that companies have about the same number of postings. */
export function createOpenings(random: SeededRandom): readonly Opening[] {
  const roles = random.shuffle(SAMPLE_ROLES.flatMap((role) => Array.from({ length: role.postingCount }, () => role)));
  const regions = assignRegions(roles, random);
  const jobCounts = new Map<SampleCompany, number>();
  const companiesByRoleAndRegion = new Map<string, readonly SampleCompany[]>();
  return roles.map((role, index) => {
    const region = regions[index] ?? 'remote';
    const key = `${role.role} ${region}`;
    const companies = companiesByRoleAndRegion.get(key) ?? SAMPLE_COMPANIES.filter(canHire(role, region));
    companiesByRoleAndRegion.set(key, companies);
    const company = random.pick(findLeastBusy(companies, jobCounts));
    jobCounts.set(company, (jobCounts.get(company) ?? 0) + 1);
    const offices = getOffices(company).filter((place) => region === 'remote' || place.region === region);
    const places = region === 'remote' ? offices.slice(0, 1) : offices;
    return { role, company, place: random.pick(places), isFullyRemote: region === 'remote' };
  });
}

/** Assigns a region to each role; on-site roles never get `remote`. */
function assignRegions(roles: readonly SampleRole[], random: SeededRandom): readonly (Region | 'remote')[] {
  const regions = random.shuffle(
    REGION_COUNTS.flatMap(([region, count]) => Array.from({ length: count }, () => region)),
  );
  const onSiteCount = roles.filter(({ onSite }) => onSite).length;
  const onSiteRegions = regions.filter((region) => region !== 'remote');
  const regionsForOnSiteRoles = onSiteRegions.slice(0, onSiteCount);
  const regionsForOtherRoles = random.shuffle([
    ...onSiteRegions.slice(onSiteCount),
    ...regions.filter((region) => region === 'remote'),
  ]);
  const [onSiteIterator, otherIterator] = [regionsForOnSiteRoles.values(), regionsForOtherRoles.values()];
  return roles.map((role) => (role.onSite ? onSiteIterator : otherIterator).next().value ?? 'remote');
}

/** Returns true if a company may hire for this role in this region. */
const canHire =
  (role: SampleRole, region: Region | 'remote') =>
  (company: SampleCompany): boolean => {
    if (role.needs && !company.trades.includes(role.needs)) return false;
    if (role.minSize !== undefined && company.size !== undefined && company.size < role.minSize) return false;
    if (region === 'remote') return company.trades.includes('software');
    return regionsByCompany.get(company)?.has(region) ?? false;
  };

function findLeastBusy(
  companies: readonly SampleCompany[],
  jobCounts: ReadonlyMap<SampleCompany, number>,
): readonly SampleCompany[] {
  const counts = companies.map((company) => jobCounts.get(company) ?? 0);
  const minCount = Math.min(...counts);
  return companies.filter((_, index) => counts[index] === minCount);
}
