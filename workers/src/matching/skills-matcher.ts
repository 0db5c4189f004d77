import { findCanonicalSkill, type SkillCategory } from '../ai/rules/skills/taxonomy.js';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import {
  assessAsFair,
  type CriterionMatcher,
  assessAsGood,
  assessAsPoor,
  type Assessment,
} from './criterion-matcher.js';

/**
 * What a posting demands is mostly said by its technologies. Practices and traits stand in most postings, and few people
 * list theirs.
 */
const CATEGORY_WEIGHTS: Readonly<Record<SkillCategory, number>> = { technical: 1, tools: 1, domain: 0.3, soft: 0.1 };
/** Weight of nice-to-have skills. */
const EXTRA_WEIGHT = 0.5;
/** Exponent of the fit: few candidates have all listed skills, so the first ones count more. */
const FIT_EXPONENT = 0.8;

/**
 * Matches skills, weighted by rarity. A candidate without skills has a fit of 0, not undefined, so that adding a skill
 * never lowers a match.
 */
export function createSkillsMatcher({ skills }: Candidate, corpus: JobCorpus): CriterionMatcher {
  const { columns } = corpus;
  /** Cached by the id of a requirement: its weight, and whether the candidate meets it. */
  const weights: number[] = [];
  const isMet: boolean[] = [];
  const computeWeight = (id: number): number => {
    const { names, isExtra } = columns.distinctRequirements.at(id) ?? { names: [], isExtra: false };
    const category = findCanonicalSkill(names[0] ?? '')?.category ?? 'technical';
    const weight =
      Math.min(...names.map((name) => corpus.getSkillRarity(name))) *
      CATEGORY_WEIGHTS[category] *
      (isExtra ? EXTRA_WEIGHT : 1);
    weights[id] = weight;
    isMet[id] = names.some((name) => skills.has(name));
    return weight;
  };
  const countSkills = (slot: number): { readonly met: number; readonly listed: number } => {
    const from = columns.requirementsStart.at(slot);
    const to = columns.getRequirementsEnd(slot);
    let met = 0;
    for (let index = from; index < to; index += 1) {
      const id = columns.requirementIds.at(index);
      if (weights[id] === undefined) computeWeight(id);
      if (isMet[id]) met += 1;
    }
    return { met, listed: to - from };
  };
  const fit = (slot: number): number | undefined => {
    const from = columns.requirementsStart.at(slot);
    const to = columns.getRequirementsEnd(slot);
    if (from === to) return undefined;
    let metWeight = 0;
    let totalWeight = 0;
    for (let index = from; index < to; index += 1) {
      const id = columns.requirementIds.at(index);
      const weight = weights[id] ?? computeWeight(id);
      totalWeight += weight;
      if (isMet[id]) metWeight += weight;
    }
    return (metWeight / totalWeight) ** FIT_EXPONENT;
  };
  return {
    fit,
    assess: (slot) => {
      const { met, listed } = countSkills(slot);
      return assessSkills(fit(slot) ?? 0, met, listed);
    },
  };
}

/**
 * Rates as good only if at least half of the skills are met, and as poor only if fewer are: the text shows the number.
 */
function assessSkills(fit: number, metCount: number, totalCount: number): Assessment {
  const why = describeSkills(metCount, totalCount);
  const reasons = { skills: { met: metCount, listed: totalCount } };
  if (fit >= 0.7 && metCount * 2 >= totalCount) return assessAsGood({ why, strengthNoun: 'skills', reasons });
  if (metCount === 0) return assessAsPoor({ why, weaknessClause: 'the skills are new to you' });
  return fit < 0.35 && metCount * 2 < totalCount
    ? assessAsPoor({ why, weaknessClause: 'many skills are new to you' })
    : assessAsFair(why, reasons);
}

function describeSkills(metCount: number, totalCount: number): string {
  if (metCount === 0)
    return totalCount === 1 ? 'The one skill listed is new to you' : `None of ${String(totalCount)} skills yet`;
  if (metCount === totalCount)
    return totalCount === 1 ? 'You have the one skill listed' : `All ${String(metCount)} skills they name`;
  return `${String(metCount)} of ${String(totalCount)} skills; rarer skills count more`;
}
