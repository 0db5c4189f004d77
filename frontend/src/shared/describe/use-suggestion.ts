import type { Transcribed } from '@trackrecord/contracts';
import { useState } from 'react';
import { fromDictation, fromEnhancement } from './suggestion';
import type { Suggestion, Version, WrittenText } from './suggestion';
import type { Improvement } from './use-enhancement';
import type { FoundSkills } from './use-found-skills';

/** A description in its form. */
interface Described {
  readonly read: () => WrittenText;
  readonly write: (written: WrittenText) => void;
  /** Absent where the form asks for no skills. */
  readonly skills: FoundSkills | undefined;
}

interface SuggestedText {
  /** The last thing an engine did here, for as long as it can be taken back. */
  readonly suggestion: Suggestion | undefined;
  readonly takeEnhanced: (answer: Improvement) => void;
  /** Gives back the description with it. */
  readonly takeDictated: (answer: Transcribed, append: boolean) => string;
  readonly undo: () => void;
  /** Brings back what was undone. */
  readonly redo: () => void;
  readonly swap: () => void;
  readonly forget: () => void;
}

/** Puts what an engine made into a description, with its skills, and takes it back; nothing typed since is lost. */
export function useSuggestion({ read, write, skills }: Described): SuggestedText {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [isRough, setRough] = useState(false);
  const forget = (): void => setSuggestion(undefined);

  const now = (): Version => {
    const written = read();
    // Typed anew it goes back to no dictation.
    return { ...written, rough: isRough && written.origin !== undefined };
  };
  const put = ({ text, origin, rough }: Version): void => {
    write({ text, origin });
    setRough(rough);
  };

  return {
    suggestion,
    takeEnhanced: (answer) => {
      const made = fromEnhancement(answer, now(), skills?.add(answer.skills) ?? []);
      setSuggestion(made);
      put({ text: made.improved, origin: 'suggested', rough: made.rough });
    },
    takeDictated: (answer, append) => {
      const made = fromDictation(answer, now(), append, skills?.add(answer.skills) ?? []);
      setSuggestion(made);
      put({ text: made.improved, origin: 'dictated', rough: made.rough });
      return made.improved;
    },
    undo: () => {
      if (suggestion === undefined) return;
      const undone = now();
      put(suggestion.before);
      skills?.takeBack(suggestion.added);
      setSuggestion({ ...suggestion, undone });
    },
    redo: () => {
      if (suggestion?.undone === undefined) return;
      const before = now();
      put(suggestion.undone);
      setSuggestion({ ...suggestion, before, added: skills?.add(suggestion.skills) ?? [], undone: undefined });
    },
    swap: () => {
      if (suggestion?.said === undefined) return;
      const shows = suggestion.shows === 'improved' ? 'said' : 'improved';
      const left = { [suggestion.shows]: read().text };
      write({ text: shows === 'said' ? suggestion.said : suggestion.improved, origin: 'dictated' });
      setSuggestion({ ...suggestion, ...left, shows });
    },
    forget,
  };
}
