import type { RoleProfile } from '@trackrecord/contracts';
import { getContentRoots, scoreGroups } from './group-index.js';
import { normalizeTitle } from './normalize-title.js';
import { getGroup, getOccupationData, type Occupation } from './occupations.js';
import { findOccupationsByTitle, type TitleMatch } from './title-index.js';

/** An occupation that fits a profile. `evidence` is from 0 to 1. */
export interface OccupationMatch {
  readonly occupation: Occupation;
  readonly evidence: number;
  /** Whether a title of the person is one of the occupation. */
  readonly isExact: boolean;
}

/** Words of titles that say little about the work. A title of nothing else is vague. */
const VAGUE_WORDS = new Set(
  `worker assistant helper employee staff operative operator associate member crew team hand labourer laborer officer clerk agent
  specialist professional manager supervisor coordinator consultant executive representative technician engineer person people job jobs
  work various misc other general support aide attendant trainer owner founder boss mitarbeiter mitarbeiterin angestellter angestellte
  arbeiter arbeiterin helfer helferin employe employee ouvrier ouvriere agent empleado empleada trabajador trabajadora obrero ayudante auxiliar
  asistente`.split(/\s+/),
);
const VAGUE_TITLE_WEIGHT = 0.3;

/** Evidence of the best title, and of a description that fits a group very well. */
const TITLE_WEIGHT = 0.9;
const DESCRIPTION_WEIGHT = 0.65;
/** The score of a group that counts as half of the best possible. */
const HALF_SCORE = 14;
/** How much the evidence of a title falls with each older job. */
const RECENCY = 0.85;
/** A title less similar is no evidence. */
const MIN_SIMILARITY = 0.5;
const MAX_GROUPS = 6;
/** The evidence of an occupation of a fitting group that is not its typical one. */
const ATYPICAL_WEIGHT = 0.8;
/** How much the words of its own title in a description add to it. */
const OWN_WORDS_WEIGHT = 0.3;

/** Managers, in ISCO-08. */
const isManager = (occupation: Occupation): boolean => occupation.code.startsWith('1');
const LEADING_TITLE =
  /\b(?:manager|head|director|chief|executive|ceo|cfo|cto|leiter|leiterin|directeur|directrice|gerente|jefe|jefa|director|directora)\b/;

interface TitleEvidence {
  readonly match: TitleMatch;
  readonly weight: number;
}

/** Returns the best evidence of the titles of jobs, the newest first, for each occupation. */
function readTitles(titles: readonly string[]): ReadonlyMap<Occupation, TitleEvidence> {
  const best = new Map<Occupation, TitleEvidence>();
  titles.forEach((title, age) => {
    const normalizedTitle = normalizeTitle(title);
    if (normalizedTitle === '') return;
    const isVague = normalizedTitle.split(' ').every((word) => VAGUE_WORDS.has(word));
    const weight = (isVague ? VAGUE_TITLE_WEIGHT : 1) * RECENCY ** age;
    for (const [occupation, match] of findOccupationsByTitle(normalizedTitle)) {
      const strength = match.similarity * weight;
      const current = best.get(occupation);
      if (!current || strength > current.match.similarity * current.weight)
        best.set(occupation, { match: isVague ? { ...match, isExact: false } : match, weight });
    }
  });
  return best;
}

/** Names of languages, which many people list without being translators. */
const LANGUAGES = new Set(
  'english french german spanish italian portuguese arabic chinese mandarin hindi urdu polish russian turkish dutch native fluent'.split(
    ' ',
  ),
);

/** Removes words that fit every occupation. */
const removeVagueWords = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    VAGUE_WORDS.has(word.toLowerCase()) || LANGUAGES.has(word.toLowerCase()) ? ' ' : word,
  );

const getText = ({ experiences, projects, skills }: RoleProfile): string =>
  [
    ...experiences.flatMap(({ title, description }) => [title, description ?? '']),
    ...projects.flatMap(({ title, description }) => [title, description ?? '']),
    ...skills,
  ].join('\n');

/** Returns the groups that the descriptions fit best, with their evidence from 0 to 1. */
function readDescriptions(text: string): ReadonlyMap<string, number> {
  const scores = [...scoreGroups(text)].sort(([, left], [, right]) => right - left);
  return new Map(scores.map(([group, score]) => [group, score / (score + HALF_SCORE)]));
}

/** Returns the share of the words of a title that a description has. */
function getShareOfOwnWords(title: string, words: ReadonlySet<string>): number {
  const titleRoots = getContentRoots(title);
  return titleRoots.length === 0 ? 0 : titleRoots.filter((root) => words.has(root)).length / titleRoots.length;
}

/**
 * Returns the occupations that fit a profile, best first: by the titles of its jobs, and by how its descriptions fit a
 * group of occupations. Managers only for people who were one, and never for students.
 */
export function recommendOccupations(profile: RoleProfile): readonly OccupationMatch[] {
  const titles = profile.experiences.map(({ title }) => title);
  const evidenceByTitle = readTitles(titles);
  const text = removeVagueWords(getText(profile));
  const evidenceByGroup = readDescriptions(text);
  const words = new Set(getContentRoots(text));
  const topGroups = new Set([...evidenceByGroup.keys()].slice(0, MAX_GROUPS));
  const canManage = profile.userType !== 'student' && titles.some((title) => LEADING_TITLE.test(title.toLowerCase()));
  const { occupations, groupWords } = getOccupationData();
  return occupations
    .filter((occupation) => canManage || !isManager(occupation))
    .flatMap((occupation): OccupationMatch[] => {
      const group = getGroup(occupation);
      const { match, weight } = evidenceByTitle.get(occupation) ?? { match: NO_MATCH, weight: 0 };
      const isTypical = groupWords.get(group)?.typical === occupation.title;
      if (match.similarity < MIN_SIMILARITY && !(topGroups.has(group) && isTypical)) return [];
      const titleEvidence = toTitleEvidence(match) * weight;
      const shareOfOwnWords = getShareOfOwnWords(occupation.title, words);
      const fit = isTypical || match.isExact ? 1 : ATYPICAL_WEIGHT;
      const groupEvidence = Math.min(1, (evidenceByGroup.get(group) ?? 0) * (fit + OWN_WORDS_WEIGHT * shareOfOwnWords));
      const missingEvidence = (1 - TITLE_WEIGHT * titleEvidence) * (1 - DESCRIPTION_WEIGHT * groupEvidence);
      return [{ occupation, evidence: 1 - missingEvidence, isExact: match.isExact && weight === 1 }];
    })
    .sort((left, right) => Number(right.isExact) - Number(left.isExact) || right.evidence - left.evidence);
}

const NO_MATCH: TitleMatch = { similarity: 0, isExact: false };

/** The similarity that titles with nothing in common but endings have. */
const CHANCE_SIMILARITY = 0.35;
/** Makes evidence fall faster than similarity: half of the words in common mean little. */
const SIMILARITY_EXPONENT = 1.3;

const toTitleEvidence = ({ similarity, isExact }: TitleMatch): number =>
  isExact ? 1 : Math.max(0, (similarity - CHANCE_SIMILARITY) / (1 - CHANCE_SIMILARITY)) ** SIMILARITY_EXPONENT;
