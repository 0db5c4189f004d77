import type { Transcribed } from '@trackrecord/contracts';
import { useState } from 'react';
import { fromDictation, fromEnhancement } from './suggestion';
import type { Suggestion, DescriptionVersion, WrittenText } from './suggestion';
import type { Improvement } from './use-enhancement';
import type { SkillUpdates } from './use-skill-updates';

/** A description in its form. */
interface DescriptionAccess {
  readonly read: () => WrittenText;
  readonly write: (written: WrittenText) => void;
  /** Absent where the form asks for no skills. */
  readonly skills: SkillUpdates | undefined;
}

interface SuggestionState {
  /** The last thing an engine did here, for as long as it can be taken back. */
  readonly suggestion: Suggestion | undefined;
  readonly applyEnhancement: (answer: Improvement) => void;
  /** Gives back the description with it. */
  readonly applyDictation: (answer: Transcribed, append: boolean) => string;
  readonly undo: () => void;
  /** Brings back what was undone. */
  readonly redo: () => void;
  readonly swap: () => void;
  readonly dismiss: () => void;
}

/** Puts what an engine made into a description, with its skills, and takes it back; nothing typed since is lost. */
export function useSuggestion({ read, write, skills }: DescriptionAccess): SuggestionState {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [isRough, setRough] = useState(false);
  const dismiss = (): void => setSuggestion(undefined);

  const currentVersion = (): DescriptionVersion => {
    const written = read();
    // Typed anew it goes back to no dictation.
    return { ...written, rough: isRough && written.origin !== undefined };
  };
  const setVersion = ({ text, origin, rough }: DescriptionVersion): void => {
    write({ text, origin });
    setRough(rough);
  };

  return {
    suggestion,
    applyEnhancement: (answer) => {
      const made = fromEnhancement(answer, currentVersion(), skills?.add(answer.skills) ?? []);
      setSuggestion(made);
      setVersion({ text: made.improved, origin: 'suggested', rough: made.rough });
    },
    applyDictation: (answer, append) => {
      const made = fromDictation(answer, currentVersion(), append, skills?.add(answer.skills) ?? []);
      setSuggestion(made);
      setVersion({ text: made.improved, origin: 'dictated', rough: made.rough });
      return made.improved;
    },
    undo: () => {
      if (suggestion === undefined) return;
      const undone = currentVersion();
      setVersion(suggestion.before);
      skills?.undoAdd(suggestion.added);
      setSuggestion({ ...suggestion, undone });
    },
    redo: () => {
      if (suggestion?.undone === undefined) return;
      const before = currentVersion();
      setVersion(suggestion.undone);
      setSuggestion({ ...suggestion, before, added: skills?.add(suggestion.skills) ?? [], undone: undefined });
    },
    swap: () => {
      if (suggestion?.transcript === undefined) return;
      const shown = suggestion.shown === 'improved' ? 'said' : 'improved';
      const edited = { [suggestion.shown]: read().text };
      write({ text: shown === 'said' ? suggestion.transcript : suggestion.improved, origin: 'dictated' });
      setSuggestion({ ...suggestion, ...edited, shown });
    },
    dismiss,
  };
}
