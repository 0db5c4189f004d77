import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { restoreFields } from '../frame/restore-fields';

interface Skills {
  readonly skills: readonly string[];
  readonly typed: string;
  readonly fault: string | undefined;
  readonly type: (text: string) => void;
  readonly remove: (skill: string) => void;
  /** The skills with what is typed; nothing where that is there already. */
  readonly settle: () => readonly string[] | undefined;
  readonly load: (skills: readonly string[]) => void;
}

/** A working list of skills, and the field that adds to it (spec section 5, Skills). */
export function useSkills(start: readonly string[], draft: unknown): Skills {
  const [restored] = useState(() => restoreFields({ skills: start, typed: '' }, draft));
  const [skills, setSkills] = useState(restored.skills);
  const [typed, setTyped] = useState(restored.typed);
  const [fault, setFault] = useState<string>();

  const type = (text: string): void => {
    setTyped(text);
    setFault(undefined);
  };

  const settle = (): readonly string[] | undefined => {
    const skill = typed.trim();
    if (skill === '') return skills;
    if (skills.some((other) => other.toLowerCase() === skill.toLowerCase())) {
      setFault(VALIDATION.skillPresent);
      return undefined;
    }
    const all = [...skills, skill];
    setSkills(all);
    type('');
    return all;
  };

  return {
    skills,
    typed,
    fault,
    type,
    remove: (skill) => {
      setSkills(skills.filter((other) => other !== skill));
      setFault(undefined);
    },
    settle,
    load: (list) => {
      setSkills(list);
      type('');
    },
  };
}
