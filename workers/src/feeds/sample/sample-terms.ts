import type { Opening } from './sample-openings.js';
import type { Level } from './sample-role.js';
import type { SeededRandom } from '../../seeded-random.js';

/** Employment type and location of a posting. */
export interface SampleTerms {
  readonly kind: 'Full-time' | 'Part-time' | 'Contract' | 'Internship';
  readonly isHybrid: boolean;
  readonly isRemote: boolean;
  /** As shown: "Kochi, India", "Remote", "Remote, Europe". */
  readonly location: string;
}

/** Roles that are often part-time, and families that are often on contract. */
const PART_TIME_ROLES = new Set([
  'Content Writer',
  'Graphic Designer',
  'Social Media Manager',
  'HR Manager',
  'UI Designer',
]);
const CONTRACT_FAMILIES = new Set(['engineering', 'design', 'data', 'marketing']);

/** Draws the terms of an opening. */
export function drawTerms(opening: Opening, level: Level, random: SeededRandom): SampleTerms {
  const { role, isFullyRemote, place } = opening;
  const isHybrid = !isFullyRemote && !role.onSite && random.chance(0.25);
  const isRemote = isFullyRemote || (!isHybrid && !role.onSite && role.needs !== 'hardware' && random.chance(0.12));
  const location = isFullyRemote ? drawRemoteLocation(opening, random) : `${place.city}, ${place.country}`;
  return { kind: drawKind(opening, level, random), isHybrid, isRemote, location };
}

function drawKind({ role }: Opening, level: Level, random: SeededRandom): SampleTerms['kind'] {
  if (level === 'intern') return 'Internship';
  if (level === 'head') return 'Full-time';
  if (CONTRACT_FAMILIES.has(role.family) && random.chance(0.09)) return 'Contract';
  return random.chance(PART_TIME_ROLES.has(role.role) ? 0.2 : 0.03) ? 'Part-time' : 'Full-time';
}

function drawRemoteLocation({ place }: Opening, random: SeededRandom): string {
  if (random.chance(0.5)) return 'Remote';
  if (place.region === 'europe') return 'Remote, Europe';
  if (place.region === 'india') return 'Remote, India';
  return place.region === 'americas' ? random.pick(['Remote, Americas', `Remote, ${place.country}`]) : 'Remote';
}

/** Returns a sentence about the terms, or an empty string if there is nothing special. */
export function formatTerms(
  { kind, isHybrid, isRemote, location }: SampleTerms,
  city: string,
  random: SeededRandom,
): string {
  if (kind === 'Internship') return 'The internship is paid and can start in any month.';
  if (kind === 'Contract')
    return `This is a contract for ${random.pick(['six', 'nine', 'twelve'])} months, with a good chance of more.`;
  if (kind === 'Part-time') return `The job is part-time, ${random.pick(['20', '24', '30'])} hours a week.`;
  if (isHybrid)
    return random.pick([
      `Two days a week we meet in the office in ${city}; the rest is up to you.`,
      `We work hybrid: three days together in ${city}, two wherever you work best.`,
      `You share your week between home and our office in ${city}.`,
    ]);
  if (location.startsWith('Remote'))
    return random.pick([
      `You work from wherever you like, with a few hours of overlap with ${city}.`,
      `The job is fully remote; the core of the team sits in ${city}.`,
      `We are a remote team with a home in ${city}.`,
    ]);
  if (isRemote) return `You can work from our office in ${city}, from home, or from both.`;
  return '';
}
