import { FAMILIES, PHRASES, SAMPLE_COMPANIES } from './sample-data.js';
import {
  pickDescriptions,
  pickRequirements,
  pickBenefits,
  pickTasks,
  pickNiceToHaves,
  type PostingPlan,
} from './posting-lines.js';
import { writeWithoutRepetition } from './repetition.js';
import { formatTerms } from './sample-terms.js';
import type { SeededRandom } from '../../seeded-random.js';

/** Max. characters including optional parts: about 210 words. */
const MAX_LENGTH = 1_200;
/** Min. number of tasks and requirements together. */
const MIN_LINES = 9;

/** Generates the text of a posting: introduction, tasks, requirements, and optional parts. */
export function writePosting(plan: PostingPlan, random: SeededRandom): string {
  const { opening } = plan;
  const companyIndex = SAMPLE_COMPANIES.indexOf(opening.company);
  const headings = PHRASES.headings[companyIndex % PHRASES.headings.length] ?? random.pick(PHRASES.headings);
  // Companies differ in the punctuation and in the order of sections.
  const colon = companyIndex % 4 === 1 ? ':' : '';
  const fullStop = companyIndex % 5 === 2 ? '.' : '';
  const formatSection = (heading: string, items: readonly string[]): string =>
    [`${heading}${colon}`, ...items.map((item) => `• ${/[.?]$/u.test(item) ? item : item + fullStop}`)].join('\n');

  const values = createTemplateValues(plan, random);
  const write = (text: string): string => fillTemplate(text, values, random);
  const tasks = writeWithoutRepetition(pickTasks(plan, random), random.integer(3, 5), write);
  const maxRequirements = random.integer(MIN_LINES - tasks.length, plan.level === 'intern' ? 6 : 8);
  const requirements = writeWithoutRepetition(pickRequirements(plan, random), maxRequirements, write);
  const isShort = tasks.length + requirements.length <= MIN_LINES;
  const niceToHaves =
    isShort || random.chance(0.6)
      ? writeWithoutRepetition(pickNiceToHaves(plan, random), random.integer(1, 3), write, requirements)
      : [];
  const requiredSections = [formatSection(headings.tasks, tasks), formatSection(headings.requirements, requirements)];
  const optionalSections = [
    ...(niceToHaves.length > 0 ? [formatSection(headings.niceToHaves, niceToHaves)] : []),
    ...(random.chance(0.45) ? [formatSection(headings.offers, pickBenefits(plan, random).map(write))] : []),
    ...(random.chance(0.35) ? [random.pick(PHRASES.closings)] : []),
  ];
  const orderedSections = companyIndex % 7 === 3 ? requiredSections.toReversed() : requiredSections;
  return appendFitting([writeIntroduction(plan, write, random), ...orderedSections], optionalSections);
}

/** Drops optional parts that would make the posting too long. */
function appendFitting(required: readonly string[], optional: readonly string[]): string {
  let remaining = MAX_LENGTH - required.reduce((sum, part) => sum + part.length, 0);
  const fittingParts = optional.filter((part) => (remaining -= part.length) >= 0);
  return [...required, ...fittingParts].join('\n\n');
}

function createTemplateValues({ opening, level, title }: PostingPlan, random: SeededRandom): TemplateValues {
  const { company, role, place, isFullyRemote } = opening;
  const createDrawer = (wordings: readonly string[]): (() => string) => {
    const remaining = [...random.shuffle(wordings)];
    return () => remaining.shift() ?? random.pick(wordings);
  };
  return {
    company: () => company.name,
    'a title': () => addArticle(title.inline),
    'in place': () => (isFullyRemote ? '' : ` in ${place.city}`),
    team: () => role.team ?? FAMILIES[role.family].team,
    product: () => company.product,
    users: () => company.users,
    buyers: () => company.buyers ?? company.users,
    goods: () => company.goods ?? 'goods',
    exp: createDrawer(PHRASES.experience[level]),
    know: createDrawer(PHRASES.knowledge[level]),
  };
}

/** Writes the introduction about company and job, in one or two paragraphs. */
function writeIntroduction(
  { opening, level, terms }: PostingPlan,
  write: (text: string) => string,
  random: SeededRandom,
): string {
  const { company, role, place } = opening;
  const isBeginner = level === 'intern' || level === 'junior';
  const opener = write(random.pick(isBeginner ? PHRASES.beginnerOpeners : PHRASES.openers));
  const description = write(random.pick(pickDescriptions(role, level)));
  const companySentence = `${company.name} ${company.does}.`;
  const termsSentence = formatTerms(terms, place.city, random);
  const writeTitleSentence = (): string =>
    write(`As {a title} at {company}, you will ${description.replace(/^You will /u, '')}`);
  const paragraphWriters: readonly (() => readonly string[])[] = [
    () => [`${companySentence} ${company.detail}`, `${opener} ${description} ${termsSentence}`],
    () => [`${companySentence} ${description}`, `${opener} ${termsSentence}`],
    () => [`${companySentence} ${company.detail} ${opener}`, `${description} ${termsSentence}`],
    () => [`${opener} ${description}`, `${companySentence} ${company.detail} ${termsSentence}`],
    () => [writeTitleSentence(), `${companySentence} ${company.detail} ${termsSentence}`],
    () => [`${companySentence} ${company.detail} ${description} ${termsSentence}`],
  ];
  const writeParagraphs = random.pick(paragraphWriters);
  return writeParagraphs()
    .map((paragraph) => paragraph.trimEnd())
    .join('\n\n');
}

/** The values of a template's placeholders. */
type TemplateValues = Readonly<Record<string, () => string>>;

/** Names that stay lower case at the start of a line. */
const LOWERCASE_NAMES = /^(?:[a-z]+[A-Z]|dbt\b|pytest\b|schema\.org\b)/u;

/**
 * Picks one of each `[a|b]`, fills in each `{name}` and capitalises the first letter.
 * @throws {Error} for an unknown placeholder
 */
function fillTemplate(text: string, values: TemplateValues, random: SeededRandom): string {
  const textWithWordings = !text.includes('[')
    ? text
    : text.replace(/\[([^[\]]*)\]/gu, (_, wordings: string) => random.pick(wordings.split('|')));
  const filledText = !textWithWordings.includes('{')
    ? textWithWordings
    : textWithWordings.replace(/\{([^{}]*)\}/gu, (_, name: string) => {
        const value = values[name];
        if (!value) throw new Error(`Unknown placeholder {${name}} in "${text}"`);
        return value();
      });
  return LOWERCASE_NAMES.test(filledText) ? filledText : filledText.charAt(0).toUpperCase() + filledText.slice(1);
}

/** Acronyms whose first letter is pronounced with a vowel: an SEO specialist, but a SOC analyst. */
const VOWEL_ACRONYM = /^(?:(?!SOC|MERN)[AEFHILMNORSX][A-Z]+\b|iOS\b|MLOps\b)/u;

/** Prefixes a noun with "a" or "an". */
function addArticle(noun: string): string {
  const isVowel = /^[A-Z]{2,}\b/u.test(noun)
    ? VOWEL_ACRONYM.test(noun)
    : VOWEL_ACRONYM.test(noun) || (/^[aeio]/iu.test(noun) && !/^(?:one|eu)/iu.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
