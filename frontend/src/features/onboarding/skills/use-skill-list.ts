import type { DraftValue } from '@trackrecord/contracts';
import { splitSkills, splitSkillsOrWords } from '@trackrecord/contracts/skill-text';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { collectDetectedSkills, mergeSkills } from '../../../shared/describe/skill-lists';
import { useWizard } from '../wizard/wizard-context';

type SkillsDraft = DraftValue<'skills'>;

/** The new skill list, and how many skills were added or why none was. */
type AddResult = { readonly skills: readonly string[] } & (
  | { readonly error: string }
  | { readonly addedCount: number }
);

interface SkillList {
  readonly draft: SkillsDraft;
  /** Skills detected in the descriptions of work experience and projects. */
  readonly detectedSkills: readonly string[];
  readonly update: (change: Partial<SkillsDraft>) => void;
  readonly add: (skill: string) => void;
  /** Adds the skills in the visible input. */
  readonly addInput: () => AddResult;
  readonly remove: (skill: string) => void;
}

const parseInput = ({ isBulk, bulk, typed }: SkillsDraft): readonly string[] =>
  isBulk ? splitSkillsOrWords(bulk) : splitSkills(typed);

/** Holds the skill list. It starts with the recorded skills, or those in the descriptions (spec section 5, Skills). */
export function useSkillList(): SkillList {
  const { data, detectedSkills, getDraft, saveDraft } = useWizard();
  const skillsInDescriptions = collectDetectedSkills(data);
  const [draft, setDraft] = useState<SkillsDraft>(
    () =>
      getDraft('skills') ?? { skills: [...(data.skills ?? skillsInDescriptions)], typed: '', bulk: '', isBulk: false },
  );

  const update = (change: Partial<SkillsDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    saveDraft('skills', next);
  };

  const addInput = (): AddResult => {
    const inputSkills = parseInput(draft);
    const skills = [...mergeSkills(draft.skills, inputSkills)];
    const addedCount = skills.length - draft.skills.length;
    if (inputSkills.length === 0) return { error: VALIDATION.skillsEmpty, skills };
    if (addedCount === 0)
      return {
        error: draft.isBulk || inputSkills.length > 1 ? VALIDATION.skillsNotNew : VALIDATION.duplicateSkill,
        skills,
      };
    update({ skills, typed: '', bulk: '' });
    return { addedCount, skills };
  };

  return {
    draft,
    detectedSkills: mergeSkills(skillsInDescriptions, detectedSkills),
    update,
    add: (skill) => update({ skills: [...mergeSkills(draft.skills, [skill])] }),
    addInput,
    remove: (skill) => update({ skills: draft.skills.filter((other) => other !== skill) }),
  };
}
