import { FAMILIES } from './data/families.js';
import { BEGINNER_OPENERS, CLOSINGS, EXPERIENCE, HEADINGS, KNOWLEDGE, OPENERS } from './data/phrases.js';
import { aboutsFor, askedOf, offersOf, tasksOf, wishesOf, type PostingPlan } from './posting-lines.js';
import { withoutRepetition } from './repetition.js';
import { SAMPLE_COMPANIES } from './sample-openings.js';
import { phrase, withArticle, type Fillings } from './sample-phrasing.js';
import { termsText } from './sample-terms.js';
import type { SeededRandom } from './seeded-random.js';

/** Max. characters including optional parts: about 210 words. */
const MOST_LETTERS = 1_200;
/** Min. number of tasks and requirements together. */
const LEAST_LINES = 9;

/** Generates the text of a posting: introduction, tasks, requirements, and optional parts. */
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
  const tasks = withoutRepetition(tasksOf(plan, random), random.whole(3, 5), write);
  const most = random.whole(LEAST_LINES - tasks.length, plan.level === 'intern' ? 6 : 8);
  const asked = withoutRepetition(askedOf(plan, random), most, write);
  const isShort = tasks.length + asked.length <= LEAST_LINES;
  const wishes =
    isShort || random.chance(0.6) ? withoutRepetition(wishesOf(plan, random), random.whole(1, 3), write, asked) : [];
  const must = [part(headings.tasks, tasks), part(headings.brings, asked)];
  const extras = [
    ...(wishes.length > 0 ? [part(headings.nice, wishes)] : []),
    ...(random.chance(0.45) ? [part(headings.offers, offersOf(plan, random).map(write))] : []),
    ...(random.chance(0.35) ? [random.pick(CLOSINGS)] : []),
  ];
  const ordered = house % 7 === 3 ? must.toReversed() : must;
  return shortened([introductionOf(plan, write, random), ...ordered], extras);
}

/** Drops optional parts that would make the posting too long. */
function shortened(must: readonly string[], extras: readonly string[]): string {
  let left = MOST_LETTERS - must.reduce((sum, part) => sum + part.length, 0);
  const fitting = extras.filter((part) => (left -= part.length) >= 0);
  return [...must, ...fitting].join('\n\n');
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
    team: () => role.team ?? FAMILIES[role.family].team,
    product: () => company.product,
    users: () => company.users,
    buyers: () => company.buyers ?? company.users,
    goods: () => company.goods ?? 'goods',
    exp: drawn(EXPERIENCE[level]),
    know: drawn(KNOWLEDGE[level]),
  };
}

/** Writes the introduction about company and job, in one or two paragraphs. */
function introductionOf(
  { opening, level, terms }: PostingPlan,
  write: (text: string) => string,
  random: SeededRandom,
): string {
  const { company, role, place } = opening;
  const isBeginner = level === 'intern' || level === 'junior';
  const opener = write(random.pick(isBeginner ? BEGINNER_OPENERS : OPENERS));
  const about = write(random.pick(aboutsFor(role, level)));
  const who = `${company.name} ${company.does}.`;
  const terse = termsText(terms, place.city, random);
  const asTitle = (): string => write(`As {a title} at {company}, you will ${about.replace(/^You will /u, '')}`);
  const shapes: readonly (() => readonly string[])[] = [
    () => [`${who} ${company.detail}`, `${opener} ${about} ${terse}`],
    () => [`${who} ${about}`, `${opener} ${terse}`],
    () => [`${who} ${company.detail} ${opener}`, `${about} ${terse}`],
    () => [`${opener} ${about}`, `${who} ${company.detail} ${terse}`],
    () => [asTitle(), `${who} ${company.detail} ${terse}`],
    () => [`${who} ${company.detail} ${about} ${terse}`],
  ];
  const shape = random.pick(shapes);
  return shape()
    .map((paragraph) => paragraph.trimEnd())
    .join('\n\n');
}
