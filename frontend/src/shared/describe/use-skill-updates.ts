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
  /** Returns skills with those of a detection in place of the previous ones; other skills stay. */
  readonly addDetectedTo: (skills: SkillsByCategory, newSkills: SkillsByCategory) => SkillsByCategory;
  /** Removes a skill; later detections do not add it again while the form is open. */
  readonly remove: (skill: string) => void;
}

/** Returns the updates of an entry's skills; undefined if the entry has none. */
export function useSkillUpdates(skills: EntrySkills | undefined): SkillUpdates | undefined {
  const removedSkills = useRef<readonly string[]>([]);
  const detectedSkills = useRef<readonly string[]>([]);
  if (skills === undefined) return undefined;

  const addTo = (current: SkillsByCategory, newSkills: SkillsByCategory): SkillsByCategory => {
    const currentNames = flattenSkills(current);
    // Skills that the user has removed are not added again.
    return removeSkills(
      mergeByCategory(current, newSkills),
      flattenSkills(newSkills).filter(
        (skill) => hasSkill(removedSkills.current, skill) && !currentNames.includes(skill),
      ),
    );
  };

  const add = (newSkills: SkillsByCategory): readonly string[] => {
    let addedSkills: readonly string[] = [];
    skills.update((current) => {
      const currentNames = flattenSkills(current);
      const updatedSkills = addTo(current, newSkills);
      addedSkills = flattenSkills(updatedSkills).filter((skill) => !currentNames.includes(skill));
      return updatedSkills;
    });
    return addedSkills;
  };

  const getOutdated = (newSkills: SkillsByCategory): readonly string[] => {
    const names = flattenSkills(newSkills);
    return detectedSkills.current.filter((skill) => !hasSkill(names, skill));
  };

  const undoAdd = (addedSkills: readonly string[]): void =>
    skills.update((current) => removeSkills(current, addedSkills));

  return {
    currentSkills: skills.currentSkills,
    add,
    undoAdd,
    replaceDetected: (newSkills) => {
      const outdatedSkills = getOutdated(newSkills);
      undoAdd(outdatedSkills);
      const remainingSkills = detectedSkills.current.filter((skill) => !outdatedSkills.includes(skill));
      detectedSkills.current = [...remainingSkills, ...add(newSkills)];
    },
    addDetectedTo: (current, newSkills) => addTo(removeSkills(current, getOutdated(newSkills)), newSkills),
    remove: (skill) => {
      removedSkills.current = [...removedSkills.current, skill];
      skills.update((current) => removeSkill(current, skill));
    },
  };
}
