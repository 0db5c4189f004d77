import type { SkillsByCategory } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { EntrySkills } from './entry-skills';
import { hasSkill, skillsIn, withFound, withoutSkill, withoutSkills } from './found-skills';

/** The skills of an entry, with what is found in its description. */
export interface FoundSkills {
  readonly now: SkillsByCategory;
  /** Adds skills; gives back those that were not there. */
  readonly add: (found: SkillsByCategory) => readonly string[];
  /** Takes those back that `add` added. */
  readonly takeBack: (added: readonly string[]) => void;
  /** What a search found takes the place of what an earlier one did; skills from elsewhere stay. */
  readonly replace: (found: SkillsByCategory) => void;
  /** Takes a skill out for as long as the form is open: nothing that is found brings it back. */
  readonly remove: (skill: string) => void;
}

/** Puts the skills found in a description among those of its entry; undefined where there is no place for them. */
export function useFoundSkills(skills: EntrySkills | undefined): FoundSkills | undefined {
  const removed = useRef<readonly string[]>([]);
  const searched = useRef<readonly string[]>([]);
  if (skills === undefined) return undefined;

  const add = (found: SkillsByCategory): readonly string[] => {
    let added: readonly string[] = [];
    skills.change((now) => {
      const known = skillsIn(now);
      const all = withoutSkills(
        withFound(now, found),
        skillsIn(found).filter((skill) => hasSkill(removed.current, skill) && !known.includes(skill)),
      );
      added = skillsIn(all).filter((skill) => !known.includes(skill));
      return all;
    });
    return added;
  };

  const takeBack = (added: readonly string[]): void => skills.change((now) => withoutSkills(now, added));

  return {
    now: skills.now,
    add,
    takeBack,
    replace: (found) => {
      const names = skillsIn(found);
      takeBack(searched.current.filter((skill) => !hasSkill(names, skill)));
      searched.current = [...searched.current.filter((skill) => hasSkill(names, skill)), ...add(found)];
    },
    remove: (skill) => {
      removed.current = [...removed.current, skill];
      skills.change((now) => withoutSkill(now, skill));
    },
  };
}
