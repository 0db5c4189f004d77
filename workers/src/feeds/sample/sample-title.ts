import type { Region } from './sample-places.js';
import type { Opening } from './sample-openings.js';
import { LEVELS, type Level, type SampleRole, type Track } from './sample-role.js';
import type { SeededRandom } from '../../seeded-random.js';

/** Percentage of postings per level, for roles that have all levels. */
const LEVEL_WEIGHTS: Readonly<Record<Level, number>> = { intern: 6, junior: 16, mid: 35, senior: 27, lead: 9, head: 7 };

/** Draws one of the role's levels. */
export function drawLevel({ ladder }: SampleRole, random: SeededRandom): Level {
  const available = LEVELS.filter((level) => ladder[level] !== undefined);
  return random.pickWeighted(available, (level) => LEVEL_WEIGHTS[level]);
}

/** A title as written in a heading, and as used in a sentence. */
export interface SampleTitle {
  readonly full: string;
  readonly inline: string;
}

/** Sales territories. */
const TERRITORIES: Readonly<Record<Region, readonly string[]>> = {
  india: ['North India', 'South India', 'India', 'West India'],
  emirates: ['UAE', 'GCC', 'Northern Emirates'],
  europe: ['Europe', 'Western Europe', 'Nordics and Baltics', 'Southern Europe'],
  americas: ['Americas', 'East', 'West', 'Mid-Market'],
};

/** Generates a title from level and role, often with a stack, team or territory. */
export function drawTitle(opening: Opening, track: Track, level: Level, random: SeededRandom): SampleTitle {
  const base = random.pick(track.titles);
  const endingIndex = base.search(/ \(|, /u);
  const [stem, ownEnding] = endingIndex < 0 ? [base, ''] : [base.slice(0, endingIndex), base.slice(endingIndex)];
  const pattern = opening.role.ladder[level] ?? '{}';
  const titlePattern = pattern.replace(/\[([^[\]]*)\]/gu, (_, wordings: string) => random.pick(wordings.split('|')));
  // A ladder may replace the base title altogether.
  const inline = titlePattern.replace('{}', stem);
  const replacesBase = !titlePattern.includes('{}');
  const ending = replacesBase ? '' : ownEnding === '' ? drawEnding(opening, random) : ownEnding;
  return { full: `${inline}${ending}${drawGenderNote(opening, ending, random)}`, inline };
}

function drawEnding({ role, company, place, isFullyRemote }: Opening, random: SeededRandom): string {
  if (role.family === 'sales' && role.needs === undefined)
    return !isFullyRemote && random.chance(0.25) ? `, ${random.pick(TERRITORIES[place.region])}` : '';
  const hasTeams = role.needs !== undefined && role.needs !== 'goods';
  return hasTeams && random.chance(0.4) ? `, ${random.pick(company.areas)}` : '';
}

/** German and Austrian titles carry a gender note. */
function drawGenderNote({ place, isFullyRemote }: Opening, ending: string, random: SeededRandom): string {
  const isGermanSpeaking = place.country === 'Germany' || place.country === 'Austria';
  return isGermanSpeaking && !isFullyRemote && !ending.includes('(') && random.chance(0.6) ? ' (m/f/d)' : '';
}
