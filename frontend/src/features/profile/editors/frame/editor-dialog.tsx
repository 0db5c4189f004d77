import type { EditedSection, Profile } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { notify } from '../../../../shared/toast/notify';
import { Dialog } from '../../../../shared/ui/dialog';
import { useStillOpen } from '../../../../shared/ui/use-still-open';
import { pencilOf } from '../../cards/edit-link';
import { useDialogAddress } from '../../dialog-address';
import type { EditorName } from '../../dialog-address';
import { forgetEditorDraft, readEditorDraft } from './editor-draft';
import type { EditorDraft } from './editor-draft';
import type { EditorFormProps, EditorProps } from './editor-props';

interface EditorDialogProps extends EditorProps {
  readonly title: string;
  readonly section: EditedSection;
  readonly form: ComponentType<EditorFormProps>;
}

/**
 * Gives the focus to the pencil of an editor that has closed, where what opened it is gone or was never there: the
 * dialog can give it back only to what had it. Returns what to call once the dialog is gone.
 */
function usePencilFocus(show: boolean): () => void {
  const { editor } = useDialogAddress();
  const opened = useRef<EditorName>(undefined);
  const [closings, setClosings] = useState(0);

  useEffect(() => {
    if (show) opened.current = editor;
  }, [show, editor]);

  // Not at once: the dialog gives the focus back after it has said that it is gone.
  useEffect(() => {
    if (closings === 0 || opened.current === undefined || document.activeElement !== document.body) return;
    pencilOf(opened.current)?.focus();
  }, [closings]);

  return () => setClosings((before) => before + 1);
}

/** Counts the openings: a dialog that is opened again while it still fades starts anew. */
function useOpening(show: boolean): number {
  const [opening, setOpening] = useState({ show, count: 0 });
  if (opening.show !== show) setOpening({ show, count: opening.count + (show ? 1 : 0) });
  return opening.count;
}

interface RestoredDraft {
  readonly draft: EditorDraft | undefined;
  /** Another one for every form: a new opening, or the same without its draft. */
  readonly version: string;
  readonly discard: () => void;
}

/** What was typed in an earlier visit, read once for every opening. */
function useDraft(profile: Profile, section: EditedSection, opening: number): RestoredDraft {
  const read = (): EditorDraft | undefined => readEditorDraft(profile, section);
  const [restored, setRestored] = useState(() => ({ opening, discards: 0, draft: read() }));
  if (restored.opening !== opening) setRestored({ opening, discards: 0, draft: read() });
  return {
    draft: restored.draft,
    version: `${opening} ${restored.discards}`,
    discard: () => {
      forgetEditorDraft(profile.userId, section);
      setRestored({ opening, discards: restored.discards + 1, draft: undefined });
    },
  };
}

/** The dialog around an editor; after a save it closes, and says so once it is gone (spec section 8). */
export function EditorDialog({ title, section, form: Form, profile, show, onClose }: EditorDialogProps) {
  const saved = useRef(false);
  const focusPencil = usePencilFocus(show);
  const opening = useOpening(show);
  const isStillOpen = useStillOpen(show);
  const { draft, version, discard } = useDraft(profile, section, opening);

  const closeSaved = (): void => {
    if (!isStillOpen()) return;
    saved.current = true;
    onClose();
  };

  const afterClosing = (): void => {
    focusPencil();
    if (!saved.current) return;
    saved.current = false;
    notify.success(MESSAGES.profileUpdated);
  };

  return (
    <Dialog title={title} show={show} onClose={onClose} onClosed={afterClosing}>
      <Form
        key={version}
        profile={draft?.profile ?? profile}
        draft={draft?.typed}
        onDiscardDraft={discard}
        onSaved={closeSaved}
        onClose={onClose}
      />
    </Dialog>
  );
}
