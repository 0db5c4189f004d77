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
/** What is not given to those who begin. */
const FOR_THE_EXPERIENCED = /^(?:Own|Lead|Define|Hire|Set|Coach|Mentor|Represent|Choose|Manage|Decide|Run clusters|Teach)\b/u;

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
  const tasks = part(headings.tasks, tasksOf(plan, random).map(write));
  const asked = withoutRepetition(askedOf(plan, random).map(write), random.whole(4, plan.level === 'intern' ? 5 : 8));
  const brings = part(headings.brings, asked);
  const wishes = withoutRepetition([...asked, ...wishesOf(plan, random)].map(write), asked.length + random.whole(1, 3));
  const isWishing = random.chance(0.65) && wishes.length > asked.length;
  const must = house % 7 === 3 ? [brings, tasks] : [tasks, brings];
  const extras = [
    ...(isWishing ? [part(headings.nice, wishes.slice(asked.length))] : []),
    ...(random.chance(0.45) ? [part(headings.offers, offersOf(plan, random).map(write))] : []),
    ...(random.chance(0.35) ? [random.pick(CLOSINGS)] : []),
  ];
  return shortened([introductionOf(plan, write, random), ...must], extras);
}

/** Leaves out the last of the extras until the posting is short enough. */
function shortened(must: readonly string[], extras: readonly string[]): string {
  const text = [...must, ...extras].join('\n\n');
  const isLong = text.split(/\s+/u).filter((word) => word !== '•').length > MOST_WORDS;
  return isLong && extras.length > 0 ? shortened(must, extras.slice(0, -1)) : text;
}

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
    [`${who} ${about}`, `${opener} ${company.detail} ${terse}`],
    [`${who} ${opener}`, `${about} ${company.detail} ${terse}`],
    [`${opener} ${about}`, `${who} ${company.detail} ${terse}`],
    [asTitle, `${who} ${company.detail} ${terse}`],
    [`${who} ${company.detail} ${about} ${terse}`],
  ];
  return random
    .pick(shapes)
    .map((paragraph) => paragraph.trim())
    .join('\n\n');
}

function tasksOf({ opening: { role }, track, level }: PostingPlan, random: SeededRandom): readonly string[] {
  const family = FAMILIES[role.family];
  const isBeginner = level === 'intern' || level === 'junior';
  const usual = random.shuffled(role.tasks).filter((task) => !isBeginner || !FOR_THE_EXPERIENCED.test(task));
  const own = random.chance(0.75) && level !== 'intern' ? (track.tasks ?? []) : [];
  const isLeading = level === 'senior' || level === 'lead' || level === 'head';
  const byLevel = isBeginner ? family.learning : isLeading ? family.leading : [];
  const some = [...own, ...random.shuffled(byLevel).slice(0, isLeading && level !== 'senior' ? 2 : 1)];
  const count = random.whole(3, 5);
  return [...usual.slice(0, Math.max(2, count - some.length)), ...some];
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
