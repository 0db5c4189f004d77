import { FAMILIES, PHRASES } from './sample-data.js';
import type { Opening } from './sample-openings.js';
import type { Level, SampleRole, Track } from './sample-role.js';
import type { SampleTerms } from './sample-terms.js';
import type { SampleTitle } from './sample-title.js';
import type { SeededRandom } from '../../seeded-random.js';

/** What a posting is generated from. */
export interface PostingPlan {
  readonly opening: Opening;
  readonly track: Track;
  readonly level: Level;
  readonly title: SampleTitle;
  readonly terms: SampleTerms;
}

/** Tasks that are not for juniors and interns. */
const SENIOR_TASKS =
  /^(?:Own|Lead|Define|Hire|Set|Coach|Mentor|Represent|Choose|Manage|Decide|Teach|Advise|Negotiate|Close|Review designs|Write short design|Pay back|Make and explain|Take part in the on-call|Train managers|Plan scope|Shape|Say|Run payroll|Run the yearly)\b/u;

/** Returns descriptions of the job; juniors and interns do not lead or own things. */
export function pickDescriptions(role: SampleRole, level: Level): readonly string[] {
  if (level === 'intern') return FAMILIES[role.family].internship;
  const modestDescriptions = role.descriptions.filter(
    (description) => !/^You will (?:lead|own|decide|set|run our|turn a good)/u.test(description),
  );
  return level === 'junior' && modestDescriptions.length > 0 ? modestDescriptions : role.descriptions;
}

/** Returns task templates, most specific first, more than needed. */
export function pickTasks(plan: PostingPlan, random: SeededRandom): readonly string[] {
  const { opening, track, level } = plan;
  const { role } = opening;
  const family = FAMILIES[role.family];
  if (level === 'intern' || level === 'junior') return pickBeginnerTasks(plan, random);
  const leadingTaskCount = { mid: 0, senior: 1, lead: 2, head: 2 }[level];
  return [
    ...random.shuffle(family.seniorTasks).slice(0, leadingTaskCount),
    ...(random.chance(0.75) ? (track.tasks ?? []) : []),
    ...random.shuffle(role.tasks),
  ];
}

/** Juniors and interns learn, and help with the usual tasks. */
function pickBeginnerTasks({ opening: { role }, level }: PostingPlan, random: SeededRandom): readonly string[] {
  const beginnerTasks = random.shuffle(FAMILIES[role.family].beginnerTasks);
  const usualTasks = random.shuffle(role.tasks).filter((task) => !SENIOR_TASKS.test(task));
  if (level === 'junior') return [...usualTasks.slice(0, 1), ...beginnerTasks.slice(0, 1), ...usualTasks.slice(1)];
  const helpTasks = usualTasks.slice(0, 1).map((task) => `Help to ${task.charAt(0).toLowerCase()}${task.slice(1)}`);
  return [...helpTasks, ...beginnerTasks.slice(0, 2), ...usualTasks.slice(1)];
}

/** Returns requirement templates, most important first, more than needed; repetitions are removed later. */
export function pickRequirements(
  { opening: { role }, track, level }: PostingPlan,
  random: SeededRandom,
): readonly string[] {
  const family = FAMILIES[role.family];
  const [firstRequirement = '', ...otherRequirements] = track.requirements;
  const trackRequirements = random.shuffle(otherRequirements);
  const roleRequirements = random.shuffle(role.requirements);
  const trackRequirementCount = random.integer(2, 3);
  const educationLine = level === 'intern' ? 'You are studying, or have just finished' : random.pick(family.education);
  return [
    firstRequirement,
    ...trackRequirements.slice(0, trackRequirementCount),
    ...roleRequirements.slice(0, 2),
    ...(level === 'intern' || random.chance(0.3) ? [educationLine] : []),
    random.pick(family.softSkills),
    ...trackRequirements.slice(trackRequirementCount),
    ...roleRequirements.slice(2),
  ];
}

/** Returns nice-to-have templates. */
export function pickNiceToHaves(
  { opening: { role, place, isFullyRemote }, level }: PostingPlan,
  random: SeededRandom,
): readonly string[] {
  const niceToHaves = random
    .shuffle(role.niceToHaves)
    .filter((line) => level !== 'intern' || !line.startsWith('You have'));
  const { language } = place;
  if (language === undefined || isFullyRemote || !random.chance(0.3)) return niceToHaves;
  return [`Some ${language}; we speak English at work`, ...niceToHaves];
}

/** Returns benefits: regional ones and general ones. */
export function pickBenefits({ opening, terms }: PostingPlan, random: SeededRandom): readonly string[] {
  const regionalOffers = PHRASES.localOffers[opening.isFullyRemote ? 'remote' : opening.place.region];
  const generalOffers = random
    .shuffle(PHRASES.offers)
    .filter((offer) => !(opening.isFullyRemote && /office|lunches/u.test(offer)))
    .filter((offer) => terms.kind === 'Full-time' || !/Shares|leave/u.test(offer));
  const regionalBenefits =
    terms.kind === 'Full-time' ? random.shuffle(regionalOffers).slice(0, random.integer(1, 2)) : [];
  return [
    ...regionalBenefits,
    ...generalOffers.slice(0, random.integer(1, 2) + (regionalBenefits.length === 0 ? 1 : 0)),
  ];
}
