import type { SkillsByCategory } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { EntrySkills } from './entry-skills';
import { hasSkill, skillsIn, mergeByCategory, removeSkill, removeSkills } from './found-skills';

/** The skills of an entry, with what is found in its description. */
export interface SkillUpdates {
  readonly current: SkillsByCategory;
  /** Adds skills; gives back those that were not there. */
  readonly add: (found: SkillsByCategory) => readonly string[];
  /** Takes those back that `add` added. */
  readonly undoAdd: (added: readonly string[]) => void;
  /** What a search found takes the place of what an earlier one did; skills from elsewhere stay. */
  readonly replaceDetected: (found: SkillsByCategory) => void;
  /** Takes a skill out for as long as the form is open: nothing that is found brings it back. */
  readonly remove: (skill: string) => void;
}

/** Puts the skills found in a description among those of its entry; undefined where there is no place for them. */
export function useSkillUpdates(skills: EntrySkills | undefined): SkillUpdates | undefined {
  const removed = useRef<readonly string[]>([]);
  const detected = useRef<readonly string[]>([]);
  if (skills === undefined) return undefined;

  const add = (found: SkillsByCategory): readonly string[] => {
    let added: readonly string[] = [];
    skills.update((now) => {
      const known = skillsIn(now);
      const all = removeSkills(
        mergeByCategory(now, found),
        skillsIn(found).filter((skill) => hasSkill(removed.current, skill) && !known.includes(skill)),
      );
      added = skillsIn(all).filter((skill) => !known.includes(skill));
      return all;
    });
    return added;
  };

  const undoAdd = (added: readonly string[]): void => skills.update((now) => removeSkills(now, added));

  return {
    current: skills.current,
    add,
    undoAdd,
    replaceDetected: (found) => {
      const names = skillsIn(found);
      undoAdd(detected.current.filter((skill) => !hasSkill(names, skill)));
      detected.current = [...detected.current.filter((skill) => hasSkill(names, skill)), ...add(found)];
    },
    remove: (skill) => {
      removed.current = [...removed.current, skill];
      skills.update((now) => removeSkill(now, skill));
    },
  };
}
