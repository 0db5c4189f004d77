import { useState } from 'react';
import { fromDictation, fromEnhancement } from './suggestion';
import type { DescriptionVersion, Improvement, Suggestion, TextWithOrigin, Transcript } from './suggestion';
import type { SkillUpdates } from './use-skill-updates';

/** Access to a description in its form. */
interface DescriptionAccess {
  readonly read: () => TextWithOrigin;
  readonly write: (text: TextWithOrigin) => void;
  /** Undefined if the form has no skills. */
  readonly skills: SkillUpdates | undefined;
}

interface SuggestionState {
  /** The latest change by an engine, while it can be undone. */
  readonly suggestion: Suggestion | undefined;
  readonly applyEnhancement: (improvement: Improvement) => void;
  /** Returns the new description. */
  readonly applyDictation: (transcript: Transcript, shouldAppend: boolean) => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly swap: () => void;
  readonly dismiss: () => void;
}

/** Applies, undoes and redoes suggestions in a description and its skills, keeping later edits. */
export function useSuggestion({ read, write, skills }: DescriptionAccess): SuggestionState {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [isRough, setIsRough] = useState(false);
  const dismiss = (): void => setSuggestion(undefined);

  const getCurrentVersion = (): DescriptionVersion => {
    const description = read();
    // A retyped description is no longer based on a dictation.
    return { ...description, isRough: isRough && description.origin !== undefined };
  };
  const setVersion = ({ isRough: isNewVersionRough, ...description }: DescriptionVersion): void => {
    write(description);
    setIsRough(isNewVersionRough);
  };

  return {
    suggestion,
    applyEnhancement: (improvement) => {
      const newSuggestion = fromEnhancement(improvement, getCurrentVersion(), skills?.add(improvement.skills) ?? []);
      setSuggestion(newSuggestion);
      setVersion({
        text: newSuggestion.improved,
        origin: 'suggested',
        work: improvement.workId,
        isRough: newSuggestion.isRough,
      });
    },
    applyDictation: (transcript, shouldAppend) => {
      const newSuggestion = fromDictation(
        transcript,
        getCurrentVersion(),
        shouldAppend,
        skills?.add(transcript.skills) ?? [],
      );
      setSuggestion(newSuggestion);
      setVersion({
        text: newSuggestion.improved,
        origin: 'dictated',
        work: transcript.engine === 'browser' ? null : transcript.workId,
        isRough: newSuggestion.isRough,
      });
      return newSuggestion.improved;
    },
    undo: () => {
      if (suggestion === undefined) return;
      const undoneVersion = getCurrentVersion();
      setVersion(suggestion.previousVersion);
      skills?.undoAdd(suggestion.addedSkills);
      setSuggestion({ ...suggestion, undoneVersion });
    },
    redo: () => {
      if (suggestion?.undoneVersion === undefined) return;
      const previousVersion = getCurrentVersion();
      setVersion(suggestion.undoneVersion);
      setSuggestion({
        ...suggestion,
        previousVersion,
        addedSkills: skills?.add(suggestion.skills) ?? [],
        undoneVersion: undefined,
      });
    },
    swap: () => {
      if (suggestion?.transcript === undefined) return;
      const shownVersion = suggestion.shownVersion === 'improved' ? 'transcript' : 'improved';
      const { text, work } = read();
      const editedText = { [suggestion.shownVersion]: text };
      write({
        text: shownVersion === 'transcript' ? suggestion.transcript : suggestion.improved,
        origin: 'dictated',
        work,
      });
      setSuggestion({ ...suggestion, ...editedText, shownVersion });
    },
    dismiss,
  };
}
