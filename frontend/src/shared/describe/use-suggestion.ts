import { useState } from 'react';
import { fromDictation, fromEnhancement } from './suggestion';
import type { DescriptionVersion, Improvement, Suggestion, TextWithOrigin, Transcript } from './suggestion';
import type { SkillUpdates } from './use-skill-updates';

/** Access to a description in its form. */
interface DescriptionAccess {
  readonly read: () => TextWithOrigin;
  readonly write: (written: TextWithOrigin) => void;
  /** Undefined if the form has no skills. */
  readonly skills: SkillUpdates | undefined;
}

interface SuggestionState {
  /** The latest change by an engine, while it can be undone. */
  readonly suggestion: Suggestion | undefined;
  readonly applyEnhancement: (improvement: Improvement) => void;
  /** Returns the new description. */
  readonly applyDictation: (transcribed: Transcript, append: boolean) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly swap: () => void;
  readonly dismiss: () => void;
}

/** Applies, undoes and redoes suggestions in a description and its skills, keeping later edits. */
export function useSuggestion({ read, write, skills }: DescriptionAccess): SuggestionState {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [isRough, setRough] = useState(false);
  const dismiss = (): void => setSuggestion(undefined);

  const currentVersion = (): DescriptionVersion => {
    const written = read();
    // A retyped text is no longer based on a dictation.
    return { ...written, rough: isRough && written.origin !== undefined };
  };
  const setVersion = ({ rough, ...written }: DescriptionVersion): void => {
    write(written);
    setRough(rough);
  };

  return {
    suggestion,
    applyEnhancement: (improvement) => {
      const next = fromEnhancement(improvement, currentVersion(), skills?.add(improvement.skills) ?? []);
      setSuggestion(next);
      setVersion({ text: next.improved, origin: 'suggested', work: improvement.workId, rough: next.rough });
    },
    applyDictation: (transcribed, append) => {
      const next = fromDictation(transcribed, currentVersion(), append, skills?.add(transcribed.skills) ?? []);
      setSuggestion(next);
      setVersion({ text: next.improved, origin: 'dictated', work: transcribed.workId, rough: next.rough });
      return next.improved;
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
      const shown = suggestion.shown === 'improved' ? 'transcript' : 'improved';
      const { text, work } = read();
      const edited = { [suggestion.shown]: text };
      write({ text: shown === 'transcript' ? suggestion.transcript : suggestion.improved, origin: 'dictated', work });
      setSuggestion({ ...suggestion, ...edited, shown });
    },
    dismiss,
  };
}
