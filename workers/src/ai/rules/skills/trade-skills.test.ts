import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { detectSkills } from './detect-skills.js';
import { findCanonicalSkill, SKILLS } from './taxonomy.js';

/** Sub-major groups of ISCO-08 whose skills are covered. */
const GROUPS =
  '11 12 13 14 21 22 23 24 26 31 32 33 34 41 42 43 44 51 52 53 54 61 62 71 72 73 74 75 81 82 83 91 92 93 94 96'.split(
    ' ',
  );
const MIN_SKILLS_PER_GROUP = 20;

/** A sentence of a profile that states a skill of an ISCO-08 sub-major group, and one with similar words that does not. */
const sentencePair = z.strictObject({
  group: z.string().regex(/^\d\d$/),
  skill: z.string(),
  finds: z.string(),
  ignores: z.string(),
});

const FOLDER = join(__dirname, 'testing/trade-sentences');
const FILES = readdirSync(FOLDER).map(
  (file) => [file, z.array(sentencePair).parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))] as const,
);
const PAIRS = FILES.flatMap(([, pairs]) => pairs);

const states = (text: string, skill: string): boolean => Object.values(detectSkills(text)).flat().includes(skill);

describe.each(FILES)('%s', (_, pairs) => {
  it('names skills of the taxonomy', () => {
    expect(pairs.filter(({ skill }) => findCanonicalSkill(skill)?.name !== skill)).toEqual([]);
  });

  it('has sentences in which the skill is found', () => {
    expect(pairs.filter(({ skill, finds }) => !states(finds, skill))).toEqual([]);
  });

  it('has sentences in which the skill is not found', () => {
    expect(pairs.filter(({ skill, ignores }) => states(ignores, skill))).toEqual([]);
  });
});

it('every skill of a trade has a pair of sentences', () => {
  const skillsWithPair = new Set(PAIRS.map(({ skill }) => skill));
  const names = SKILLS.filter(({ isTrade }) => isTrade).map(({ name }) => name);
  expect(names.filter((name) => !skillsWithPair.has(name))).toEqual([]);
});

it.each(GROUPS)('the group %s of occupations has at least 20 skills', (group) => {
  const skills = new Set(PAIRS.filter((pair) => pair.group === group).map(({ skill }) => skill));
  expect(skills.size).toBeGreaterThanOrEqual(MIN_SKILLS_PER_GROUP);
});
