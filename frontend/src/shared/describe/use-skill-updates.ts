import type { SkillsByCategory } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { EntrySkills } from './entry-skills';
import { hasSkill, flattenSkills, mergeByCategory, removeSkill, removeSkills } from './skill-lists';

/** Updates the skills of an entry with those detected in its description. */
export interface SkillUpdates {
  readonly current: SkillsByCategory;
  /** Adds skills; returns those that are new. */
  readonly add: (found: SkillsByCategory) => readonly string[];
  /** Removes the skills that `add` returned. */
  readonly undoAdd: (added: readonly string[]) => void;
  /** Replaces the skills of the previous detection; other skills stay. */
  readonly replaceDetected: (found: SkillsByCategory) => void;
  /** Removes a skill; later detections do not add it again while the form is open. */
  readonly remove: (skill: string) => void;
}

/** Returns the updates of an entry's skills; undefined if the entry has none. */
export function useSkillUpdates(skills: EntrySkills | undefined): SkillUpdates | undefined {
  const removed = useRef<readonly string[]>([]);
  const detected = useRef<readonly string[]>([]);
  if (skills === undefined) return undefined;

  const add = (found: SkillsByCategory): readonly string[] => {
    let added: readonly string[] = [];
    skills.update((current) => {
      const known = flattenSkills(current);
      const all = removeSkills(
        mergeByCategory(current, found),
        flattenSkills(found).filter((skill) => hasSkill(removed.current, skill) && !known.includes(skill)),
      );
      added = flattenSkills(all).filter((skill) => !known.includes(skill));
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
      const names = flattenSkills(found);
      undoAdd(detected.current.filter((skill) => !hasSkill(names, skill)));
      detected.current = [...detected.current.filter((skill) => hasSkill(names, skill)), ...add(found)];
    },
    remove: (skill) => {
      removed.current = [...removed.current, skill];
      skills.update((now) => removeSkill(now, skill));
    },
  };
}
