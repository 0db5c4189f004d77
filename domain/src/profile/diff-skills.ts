import type { ProfileChange } from '@trackrecord/contracts';
import { difference } from './diff.js';

/** The smallest set of events that makes a list of skills the wanted one; a skill is its spelling. */
export function diffSkills(present: readonly string[], wanted: readonly string[]): readonly ProfileChange[] {
  const { removed, order, added } = difference(present, wanted, (skill) => skill);
  return [
    ...removed.map(({ item, index }): ProfileChange => ({ type: 'SkillRemoved', data: { skill: item, index } })),
    ...(order ? [reordered(order)] : []),
    ...added.map(({ item, index }): ProfileChange => ({ type: 'SkillAdded', data: { skill: item, index } })),
  ];
}

const reordered = (skills: readonly string[]): ProfileChange => ({
  type: 'SkillsReordered',
  data: { skills: [...skills] },
});
