import type { DraftValue } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { foundSkills, withSkills } from '../../../shared/describe/found-skills';
import { useWizard } from '../wizard/wizard-context';

type SkillsDraft = DraftValue<'skills'>;

/** What came of adding what was typed: how many skills were new, or a text that says why none was. */
export type Added = { readonly skills: readonly string[] } & ({ readonly fault: string } | { readonly added: number });

interface SkillList {
  readonly draft: SkillsDraft;
  /** The skills found in the descriptions of work experience and projects, now or when they were recorded. */
  readonly found: readonly string[];
  readonly type: (change: Partial<SkillsDraft>) => void;
  readonly add: (skill: string) => void;
  /** Adds what the visible field holds. */
  readonly addTyped: () => Added;
  readonly remove: (skill: string) => void;
}

/** What the visible field holds: one skill, or many in bulk. */
const wordsIn = ({ isBulk, bulk, typed }: SkillsDraft): readonly string[] =>
  (isBulk ? bulk.split(/[\s,]+/) : [typed.trim()]).filter((word) => word !== '');

/** The skills as the step holds them: those recorded, else those found in the descriptions (spec section 5, Skills). */
export function useSkillList(): SkillList {
  const { data, noticed, draftOf, keepDraft } = useWizard();
  const found = foundSkills(data);
  const [draft, setDraft] = useState<SkillsDraft>(
    () => draftOf('skills') ?? { skills: [...(data.skills ?? found)], typed: '', bulk: '', isBulk: false },
  );

  const type = (change: Partial<SkillsDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft('skills', next);
  };

  const addTyped = (): Added => {
    const words = wordsIn(draft);
    const skills = [...withSkills(draft.skills, words)];
    const added = skills.length - draft.skills.length;
    if (words.length === 0) return { fault: VALIDATION.skillsEmpty, skills };
    if (added === 0) return { fault: draft.isBulk ? VALIDATION.skillsNotNew : VALIDATION.skillPresent, skills };
    type({ skills, typed: '', bulk: '' });
    return { added, skills };
  };

  return {
    draft,
    found: withSkills(found, noticed),
    type,
    add: (skill) => type({ skills: [...withSkills(draft.skills, [skill])] }),
    addTyped,
    remove: (skill) => type({ skills: draft.skills.filter((other) => other !== skill) }),
  };
}
