import type { SkillsByCategory, Transcribed } from '@trackrecord/contracts';
import { useState } from 'react';
import type { EntrySkills } from './entry-skills';
import { skillsIn, withFound, withoutSkills } from './found-skills';
import { fromDictation, fromEnhancement } from './suggestion';
import type { Suggestion, WrittenText } from './suggestion';
import type { Improvement } from './use-enhancement';

/** A description in its form. */
interface Described {
  readonly read: () => WrittenText;
  readonly write: (written: WrittenText) => void;
  /** Absent where the form asks for no skills. */
  readonly skills: EntrySkills | undefined;
}

interface SuggestedText {
  /** The last thing an engine did here, for as long as it can be taken back. */
  readonly suggestion: Suggestion | undefined;
  readonly takeEnhanced: (answer: Improvement) => void;
  readonly takeDictated: (answer: Transcribed, append: boolean) => void;
  readonly undo: () => void;
  readonly swap: () => void;
  readonly forget: () => void;
}

/** Puts what an engine made into a description, with its skills, and takes it back. */
export function useSuggestion({ read, write, skills }: Described): SuggestedText {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const forget = (): void => setSuggestion(undefined);

  /** Adds skills; gives back those that were not there. */
  const addSkills = (found: SkillsByCategory): readonly string[] => {
    let added: readonly string[] = [];
    skills?.change((now) => {
      const all = withFound(now, found);
      const known = skillsIn(now);
      added = skillsIn(all).filter((skill) => !known.includes(skill));
      return all;
    });
    return added;
  };

  return {
    suggestion,
    takeEnhanced: (answer) => {
      const before = read();
      setSuggestion(fromEnhancement(answer, before, addSkills(answer.skills)));
      write({ text: answer.text, origin: 'suggested' });
    },
    takeDictated: (answer, append) => {
      const made = fromDictation(answer, read(), append, addSkills(answer.skills));
      setSuggestion(made);
      write({ text: made.improved, origin: 'dictated' });
    },
    undo: () => {
      if (suggestion === undefined) return;
      write(suggestion.before);
      skills?.change((now) => withoutSkills(now, suggestion.skills));
      forget();
    },
    swap: () => {
      if (suggestion?.said === undefined) return;
      const shows = suggestion.shows === 'improved' ? 'said' : 'improved';
      write({ text: shows === 'said' ? suggestion.said : suggestion.improved, origin: 'dictated' });
      setSuggestion({ ...suggestion, shows });
    },
    forget,
  };
}
