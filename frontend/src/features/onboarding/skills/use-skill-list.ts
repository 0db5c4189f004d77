import type { DraftValue } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { foundSkills, hasSkill, withSkills } from '../describe/found-skills';
import { useWizard } from '../wizard/wizard-context';

type SkillsDraft = DraftValue<'skills'>;

/** What came of adding skills: a text to say, as a fault or as good news. */
export type Added = { readonly fault: string } | { readonly added: number };

interface SkillList {
  readonly draft: SkillsDraft;
  /** The skills found in the descriptions of work experience and projects. */
  readonly found: readonly string[];
  readonly type: (change: Partial<SkillsDraft>) => void;
  readonly add: (skill: string) => Added;
  readonly addTyped: () => Added & { readonly skills: readonly string[] };
  readonly addBulk: () => Added;
  readonly remove: (skill: string) => void;
}

const faultOf = (skill: string, skills: readonly string[]): string | undefined => {
  if (skill === '') return VALIDATION.skillsEmpty;
  return hasSkill(skills, skill) ? VALIDATION.skillPresent : undefined;
};

/** The skills as the step holds them: those recorded, else those found in the descriptions (spec section 5, Skills). */
export function useSkillList(): SkillList {
  const { data, draftOf, keepDraft } = useWizard();
  const found = foundSkills(data);
  const [draft, setDraft] = useState<SkillsDraft>(
    () => draftOf('skills') ?? { skills: [...(data.skills ?? found)], typed: '', bulk: '', isBulk: false },
  );

  const type = (change: Partial<SkillsDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft('skills', next);
  };

  return {
    draft,
    found,
    type,
    add: (skill) => {
      const fault = faultOf(skill.trim(), draft.skills);
      if (fault !== undefined) return { fault };
      type({ skills: [...draft.skills, skill.trim()] });
      return { added: 1 };
    },
    addTyped: () => {
      const skill = draft.typed.trim();
      const fault = faultOf(skill, draft.skills);
      if (fault !== undefined) return { fault, skills: draft.skills };
      const skills = [...draft.skills, skill];
      type({ skills, typed: '' });
      return { added: 1, skills };
    },
    addBulk: () => {
      const words = draft.bulk.split(/[\s,]+/).filter((word) => word !== '');
      if (words.length === 0) return { fault: VALIDATION.skillsEmpty };
      const skills = withSkills(draft.skills, words);
      const added = skills.length - draft.skills.length;
      if (added === 0) return { fault: VALIDATION.skillsNotNew };
      type({ skills: [...skills], bulk: '' });
      return { added };
    },
    remove: (skill) => type({ skills: draft.skills.filter((other) => other !== skill) }),
  };
}
