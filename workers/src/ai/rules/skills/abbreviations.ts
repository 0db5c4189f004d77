import { readData } from '../../../read-data.js';
import { toWordKeys } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { getWordAt } from './phrase.js';
import { findCanonicalSkill, SKILLS, type Skill } from './taxonomy.js';
import type { Token } from './tokens.js';

/** What an abbreviation may stand for, and what tells it: skills anywhere in the text, words nearby. */
interface Meaning {
  readonly skill: Skill;
  readonly beside: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
}

interface AbbreviationEntry {
  readonly name: string;
  readonly meanings: readonly {
    readonly skill: string;
    readonly beside: readonly string[];
    readonly near: readonly string[];
  }[];
}

const NEARBY_TOKEN_COUNT = 6;

/** Returns the canonical skill of a name. @throws {Error} if there is none */
function getSkill(name: string): Skill {
  const canonical = findCanonicalSkill(name);
  const skill = SKILLS.find((candidate) => candidate.name === canonical?.name);
  if (!skill) throw new Error(`Unknown skill in abbreviations.json: ${name}`);
  return skill;
}

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  (readData('skills/abbreviations') as readonly AbbreviationEntry[]).map(({ name, meanings }) => [
    name.toLowerCase(),
    meanings.map(({ skill, beside, near }) => ({
      skill: getSkill(skill),
      beside: new Set(beside.map((other) => getSkill(other).name)),
      near: toWordKeys(near.join(' ')),
    })),
  ]),
);

/**
 * Returns the names of a text with its abbreviations, whose meaning depends on the other skills and the words nearby: TF
 * is Terraform beside AWS, TensorFlow beside Keras. Without such evidence, they keep the meaning that they have.
 */
export function resolveAbbreviations(
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
): readonly Occurrence[] {
  const abbreviations = tokens.flatMap(({ text, key }, index) =>
    MEANINGS.has(key) && (text === text.toUpperCase() || isWholeEntry(tokens, index)) ? [index] : [],
  );
  if (abbreviations.length === 0) return occurrences;
  const names = new Set(occurrences.map(({ skill }) => skill.name));
  const longNames = occurrences.filter(({ first, last }) => first !== last);
  const tokensOfLongNames = new Set(longNames.flatMap(({ first, last }) => tokens.slice(first, last + 1)));
  const resolved = abbreviations.flatMap((index): Occurrence[] => {
    const token = tokens[index];
    // AWS EMR is a name already.
    if (!token || tokensOfLongNames.has(token)) return [];
    const skill = findMeaning(tokens, index, names);
    return skill ? [{ skill, first: index, last: index, verdict: 'sure' }] : [];
  });
  const replaced = new Set(resolved.map(({ first }) => first));
  return [...occurrences.filter(({ first, last }) => first !== last || !replaced.has(first)), ...resolved];
}

/** Returns true if no word stands beside a token: "dns, ad, dhcp". */
const isWholeEntry = (tokens: readonly Token[], index: number): boolean =>
  !getWordAt(tokens, index - 1) && !getWordAt(tokens, index + 1);

/** Returns the meaning with the most evidence; undefined if there is none, or as much for another one. */
function findMeaning(tokens: readonly Token[], index: number, names: ReadonlySet<string>): Skill | undefined {
  const nearbyKeys = tokens
    .slice(Math.max(0, index - NEARBY_TOKEN_COUNT), index + 1 + NEARBY_TOKEN_COUNT)
    .map(({ key }) => key);
  const [best, second] = (MEANINGS.get(tokens[index]?.key ?? '') ?? [])
    .map(({ skill, beside, near }) => ({
      skill,
      evidence: [...beside].filter((name) => names.has(name)).length + nearbyKeys.filter((key) => near.has(key)).length,
    }))
    .sort((left, right) => right.evidence - left.evidence);
  return best && best.evidence > (second?.evidence ?? 0) ? best.skill : undefined;
}
