import type { EditedSection, Profile } from '@trackrecord/contracts';
import { useEffect, useRef } from 'react';
import { forgetEditorDraft, keepEditorDraft } from './editor-draft';

interface Typed {
  /** The version it is typed over. */
  readonly base: Profile;
  readonly section: EditedSection;
  readonly typed: unknown;
  readonly isUnsaved: boolean;
}

/** Keeps what an editor holds while it is not saved; `forget` ends that, since it is saved or discarded. */
export function useKeptDraft({ base, section, typed, isUnsaved }: Typed): { readonly forget: () => void } {
  const isOver = useRef(false);
  const content = JSON.stringify(typed);

  useEffect(() => {
    if (isOver.current) return;
    if (isUnsaved) keepEditorDraft(base, section, JSON.parse(content));
    else forgetEditorDraft(base.userId, section);
  }, [base, section, content, isUnsaved]);

  return {
    forget: () => {
      isOver.current = true;
      forgetEditorDraft(base.userId, section);
    },
  };
}
