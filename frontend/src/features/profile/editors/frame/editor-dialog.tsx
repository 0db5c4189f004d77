import type { EditableSection, Profile } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Task, TaskContext } from '../../../../shared/api/task';
import { notify } from '../../../../shared/toast/notify';
import { Dialog } from '../../../../shared/ui/dialog';
import { useIsActive } from '../../../../shared/ui/use-is-active';
import { findEditLink } from '../../cards/edit-link';
import { useEditorUrl } from '../../editor-url';
import type { EditorName } from '../../../../shared/profile/editor-path';
import { clearDraft, readDraft } from './editor-draft';
import type { EditorDraft } from './editor-draft';

/** The props of every editor of the profile page. */
export interface EditorProps {
  readonly profile: Profile;
  readonly show: boolean;
  readonly onClose: () => void;
}

/** The props of the form inside an editor. */
export interface SectionFormProps {
  /** The version the form edits: the one the editor was opened on. */
  readonly profile: Profile;
  /** The restored draft values, undefined if there is no draft. */
  readonly draft: unknown;
  readonly onDiscardDraft: () => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface EditorDialogProps extends EditorProps {
  readonly title: string;
  readonly section: EditableSection;
  readonly form: ComponentType<SectionFormProps>;
}

/**
 * Focuses the edit link of a closed editor if nothing else has the focus: the dialog cannot restore the focus if its
 * opener is gone, or if it was opened by URL. Call the returned function when the dialog has closed.
 */
function useEditLinkFocus(show: boolean): () => void {
  const { editor } = useEditorUrl();
  const lastEditor = useRef<EditorName>(undefined);
  const [closeCount, setCloseCount] = useState(0);

  useEffect(() => {
    if (show) lastEditor.current = editor;
  }, [show, editor]);

  // In an effect, because the dialog restores the focus after it has reported that it is closed.
  useEffect(() => {
    if (closeCount === 0 || lastEditor.current === undefined || document.activeElement !== document.body) return;
    findEditLink(lastEditor.current)?.focus();
  }, [closeCount]);

  return () => setCloseCount((count) => count + 1);
}

/** Counts how often the dialog was opened: opening it again while it fades out resets the form. */
function useOpenCount(show: boolean): number {
  const [state, setState] = useState({ show, count: 0 });
  if (state.show !== show) setState({ show, count: state.count + (show ? 1 : 0) });
  return state.count;
}

interface RestoredDraft {
  readonly draft: EditorDraft | undefined;
  /** Editing and saving the section. */
  readonly task: Task;
  /** Changes when the dialog is opened and when the draft is discarded. */
  readonly formKey: string;
  readonly discard: () => void;
}

/** Reads the draft of a section once per opening of the dialog. */
function useRestoredDraft(profile: Profile, section: EditableSection, openCount: number): RestoredDraft {
  const createState = (discardCount: number) => ({
    openCount,
    discardCount,
    draft: readDraft(profile, section),
    task: new Task(),
  });
  const [state, setState] = useState(() => createState(0));
  if (state.openCount !== openCount) setState(createState(0));
  return {
    draft: state.draft,
    task: state.task,
    formKey: `${openCount} ${state.discardCount}`,
    discard: () => {
      clearDraft(profile.userId, section);
      setState(createState(state.discardCount + 1));
    },
  };
}

/** The dialog around an editor. After a save it closes, then shows a toast (spec section 8). */
export function EditorDialog({ title, section, form: Form, profile, show, onClose }: EditorDialogProps) {
  const isSaved = useRef(false);
  const focusEditLink = useEditLinkFocus(show);
  const openCount = useOpenCount(show);
  const isStillOpen = useIsActive(show);
  const { draft, task, formKey, discard } = useRestoredDraft(profile, section, openCount);

  const handleSaved = (): void => {
    if (!isStillOpen()) return;
    isSaved.current = true;
    onClose();
  };

  const handleClosed = (): void => {
    focusEditLink();
    if (!isSaved.current) return;
    isSaved.current = false;
    notify.success(MESSAGES.profileUpdated);
  };

  return (
    <Dialog title={title} show={show} onClose={onClose} onClosed={handleClosed}>
      <TaskContext value={task}>
        <Form
          key={formKey}
          profile={draft?.profile ?? profile}
          draft={draft?.values}
          onDiscardDraft={discard}
          onSaved={handleSaved}
          onClose={onClose}
        />
      </TaskContext>
    </Dialog>
  );
}
