import { FAMILIES } from './data/families.js';
import {
  BEGINNER_OPENERS,
  CLOSINGS,
  EXPERIENCE,
  HEADINGS,
  KNOWLEDGE,
  LOCAL_OFFERS,
  OFFERS,
  OPENERS,
} from './data/phrases.js';
import { withoutRepetition } from './repetition.js';
import { SAMPLE_COMPANIES, type Opening } from './sample-openings.js';
import { phrase, withArticle, type Fillings } from './sample-phrasing.js';
import type { Level, Track } from './sample-role.js';
import { termsText, type SampleTerms } from './sample-terms.js';
import type { SampleTitle } from './sample-title.js';
import type { SeededRandom } from './seeded-random.js';

/** All that a posting is written from. */
export interface PostingPlan {
  readonly opening: Opening;
  readonly track: Track;
  readonly level: Level;
  readonly title: SampleTitle;
  readonly terms: SampleTerms;
}

/** The most words of a posting. */
const MOST_WORDS = 215;
const MOST_TASKS = 5;
/** What is not given to those who begin. */
const FOR_THE_EXPERIENCED =
  /^(?:Own|Lead|Define|Hire|Set|Coach|Mentor|Represent|Choose|Manage|Decide|Teach|Advise|Negotiate|Close|Review designs|Write short design|Pay back|Make and explain|Take part in the on-call|Train managers|Plan scope|Shape|Say|Run payroll|Run the yearly)\b/u;

/** Writes the text of a posting: what it is about, tasks, what to bring, and often more (docs: the sample feed). */
export function samplePosting(plan: PostingPlan, random: SeededRandom): string {
  const { opening } = plan;
  const house = SAMPLE_COMPANIES.indexOf(opening.company);
  const headings = HEADINGS[house % HEADINGS.length] ?? random.pick(HEADINGS);
  const colon = house % 4 === 1 ? ':' : '';
  const stop = house % 5 === 2 ? '.' : '';
  const part = (heading: string, items: readonly string[]): string =>
    [`${heading}${colon}`, ...items.map((item) => `• ${/[.?]$/u.test(item) ? item : item + stop}`)].join('\n');

  const fill = fillingsOf(plan, random);
  const write = (text: string): string => phrase(text, fill, random);
  const tasks = withoutRepetition(tasksOf(plan, random), MOST_TASKS, write);
  const asked = withoutRepetition(askedOf(plan, random), random.whole(4, plan.level === 'intern' ? 5 : 8), write);
  const wishes = random.chance(0.65) ? withoutRepetition(wishesOf(plan, random), random.whole(1, 3), write, asked) : [];
  const must = [part(headings.tasks, tasks), part(headings.brings, asked)];
  const extras = [
    ...(wishes.length > 0 ? [part(headings.nice, wishes)] : []),
    ...(random.chance(0.45) ? [part(headings.offers, offersOf(plan, random).map(write))] : []),
    ...(random.chance(0.35) ? [random.pick(CLOSINGS)] : []),
  ];
  const ordered = house % 7 === 3 ? must.toReversed() : must;
  return shortened([introductionOf(plan, write, random), ...ordered], extras);
}

/** Leaves out the last of the extras until the posting is short enough. */
function shortened(must: readonly string[], extras: readonly string[]): string {
  let left = MOST_WORDS - must.reduce((sum, part) => sum + wordsIn(part), 0);
  const fitting = extras.filter((part) => (left -= wordsIn(part)) >= 0);
  return [...must, ...fitting].join('\n\n');
}

const wordsIn = (part: string): number => part.split(' ').length + part.split('\n').length;

function fillingsOf({ opening, level, title }: PostingPlan, random: SeededRandom): Fillings {
  const { company, role, place, isFromAfar } = opening;
  const drawn = (wordings: readonly string[]): (() => string) => {
    const left = [...random.shuffled(wordings)];
    return () => left.shift() ?? random.pick(wordings);
  };
  return {
    company: () => company.name,
    'a title': () => withArticle(title.spoken),
    'in place': () => (isFromAfar ? '' : ` in ${place.city}`),
    team: () => FAMILIES[role.family].team,
    product: () => company.product,
    users: () => company.users,
    buyers: () => company.buyers ?? company.users,
    goods: () => company.goods ?? 'goods',
    exp: drawn(EXPERIENCE[level]),
    know: drawn(KNOWLEDGE[level]),
  };
}

/** Says what the company does and what the job is about, in one paragraph or two. */
function introductionOf(
  { opening, level, terms }: PostingPlan,
  write: (text: string) => string,
  random: SeededRandom,
): string {
  const { company, role, place } = opening;
  const isBeginner = level === 'intern' || level === 'junior';
  const opener = write(random.pick(isBeginner ? BEGINNER_OPENERS : OPENERS));
  const about = write(random.pick(level === 'intern' ? FAMILIES[role.family].internship : role.abouts));
  const who = `${company.name} ${company.does}.`;
  const terse = termsText(terms, place.city, random);
  const asTitle = write(`As {a title} at {company}, you will ${about.replace(/^You will /u, '')}`);
  const shapes: readonly (readonly string[])[] = [
    [`${who} ${company.detail}`, `${opener} ${about} ${terse}`],
    [`${who} ${about}`, `${opener} ${terse}`],
    [`${who} ${company.detail} ${opener}`, `${about} ${terse}`],
    [`${opener} ${about}`, `${who} ${company.detail} ${terse}`],
    [asTitle, `${who} ${company.detail} ${terse}`],
    [`${who} ${company.detail} ${about} ${terse}`],
  ];
  return random
    .pick(shapes)
    .map((paragraph) => paragraph.trimEnd())
    .join('\n\n');
}

function tasksOf(plan: PostingPlan, random: SeededRandom): readonly string[] {
  const { opening, track, level } = plan;
  const { role } = opening;
  const family = FAMILIES[role.family];
  if (level === 'intern' || level === 'junior') return beginnersTasks(plan, random);
  const isLeading = level === 'lead' || level === 'head';
  const some = [
    ...(random.chance(0.75) ? (track.tasks ?? []) : []),
    ...random.shuffled(family.leading).slice(0, isLeading ? 2 : level === 'senior' ? 1 : 0),
  ];
  return [...random.shuffled(role.tasks).slice(0, Math.max(2, random.whole(3, 5) - some.length)), ...some];
}

/** Those who begin learn, and help with what the others do. */
function beginnersTasks({ opening: { role }, level }: PostingPlan, random: SeededRandom): readonly string[] {
  const isJunior = level === 'junior';
  const usual = random.shuffled(role.tasks).filter((task) => !FOR_THE_EXPERIENCED.test(task));
  const helping = (task: string): string => `Help to ${task.charAt(0).toLowerCase()}${task.slice(1)}`;
  const given = usual.slice(0, isJunior ? random.whole(2, 4) : 2);
  const learning = random.shuffled(FAMILIES[role.family].learning).slice(0, isJunior ? 1 : 2);
  return [...given.map((task, at) => (!isJunior && at === 0 ? helping(task) : task)), ...learning];
}

/** More than is needed, the most important first; repetitions fall out later. */
function askedOf({ opening: { role }, track, level }: PostingPlan, random: SeededRandom): readonly string[] {
  const family = FAMILIES[role.family];
  const [first = '', ...others] = track.brings;
  const special = random.shuffled(others);
  const usual = random.shuffled(role.brings);
  const ownCount = random.whole(2, 3);
  const study = level === 'intern' ? 'You are studying, or have just finished' : random.pick(family.education);
  return [
    first,
    ...special.slice(0, ownCount),
    ...usual.slice(0, 2),
    ...(level === 'intern' || random.chance(0.3) ? [study] : []),
    random.pick(family.manner),
    ...special.slice(ownCount),
    ...usual.slice(2),
  ];
}

function wishesOf({ opening: { role, place, isFromAfar } }: PostingPlan, random: SeededRandom): readonly string[] {
  const wishes = random.shuffled(role.nice);
  const { language } = place;
  if (language === undefined || isFromAfar || !random.chance(0.3)) return wishes;
  return [`Some ${language}; we speak English at work`, ...wishes];
}

function offersOf({ opening, terms }: PostingPlan, random: SeededRandom): readonly string[] {
  const local = LOCAL_OFFERS[opening.isFromAfar ? 'remote' : opening.place.region];
  const general = random
    .shuffled(OFFERS)
    .filter((offer) => !(opening.isFromAfar && /office|lunches/u.test(offer)))
    .filter((offer) => terms.kind === 'Full-time' || !/Shares|leave/u.test(offer));
  const own = terms.kind === 'Full-time' ? random.shuffled(local).slice(0, random.whole(1, 2)) : [];
  return [...own, ...general.slice(0, random.whole(1, 2) + (own.length === 0 ? 1 : 0))];
}
