import type { SkillsByCategory } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { EntrySkills } from './entry-skills';
import { hasSkill, flattenSkills, mergeByCategory, removeSkill, removeSkills } from './skill-lists';

/** Updates the skills of an entry with those detected in its description. */
export interface SkillUpdates {
  readonly currentSkills: SkillsByCategory;
  /** Adds skills; returns those that are new. */
  readonly add: (newSkills: SkillsByCategory) => readonly string[];
  /** Removes the skills that `add` returned. */
  readonly undoAdd: (addedSkills: readonly string[]) => void;
  /** Replaces the skills of the previous detection; other skills stay. */
  readonly replaceDetected: (newSkills: SkillsByCategory) => void;
  /** Removes a skill; later detections do not add it again while the form is open. */
  readonly remove: (skill: string) => void;
}

/** Returns the updates of an entry's skills; undefined if the entry has none. */
export function useSkillUpdates(skills: EntrySkills | undefined): SkillUpdates | undefined {
  const removedSkills = useRef<readonly string[]>([]);
  const detectedSkills = useRef<readonly string[]>([]);
  if (skills === undefined) return undefined;

  const add = (newSkills: SkillsByCategory): readonly string[] => {
    let addedSkills: readonly string[] = [];
    skills.update((current) => {
      const currentNames = flattenSkills(current);
      // Skills that the user has removed are not added again.
      const updatedSkills = removeSkills(
        mergeByCategory(current, newSkills),
        flattenSkills(newSkills).filter(
          (skill) => hasSkill(removedSkills.current, skill) && !currentNames.includes(skill),
        ),
      );
      addedSkills = flattenSkills(updatedSkills).filter((skill) => !currentNames.includes(skill));
      return updatedSkills;
    });
    return addedSkills;
  };

  const undoAdd = (addedSkills: readonly string[]): void =>
    skills.update((current) => removeSkills(current, addedSkills));

  return {
    currentSkills: skills.currentSkills,
    add,
    undoAdd,
    replaceDetected: (newSkills) => {
      const names = flattenSkills(newSkills);
      undoAdd(detectedSkills.current.filter((skill) => !hasSkill(names, skill)));
      detectedSkills.current = [...detectedSkills.current.filter((skill) => hasSkill(names, skill)), ...add(newSkills)];
    },
    remove: (skill) => {
      removedSkills.current = [...removedSkills.current, skill];
      skills.update((current) => removeSkill(current, skill));
    },
  };
}
