import type { Profile } from '@trackrecord/contracts';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SavingFieldset } from '../../../../shared/forms/saving-fieldset';
import { UnsavedWarning } from '../../../../shared/forms/unsaved-warning';
import { useFocusInView } from '../../../../shared/forms/use-focus-in-view';
import { useLeaveGuard } from '../../../../shared/forms/use-unsaved-guard';
import { useDialogCloseLock } from '../../../../shared/ui/dialog';
import { Icon } from '../../../../shared/ui/icon';
import { ButtonSpinner } from '../../../../shared/ui/loading';
import { ConflictChoice } from '../conflict/conflict-choice';
import { useDraftPersistence } from './editor-draft';
import type { SectionEditor } from './use-section-editor';

interface EditorFormProps {
  readonly editor: SectionEditor;
  /** The values to store as the draft while there are changes. */
  readonly values: unknown;
  /** The number of unsaved changes. */
  readonly changeCount: number;
  readonly saveLabel: 'Save Changes' | 'Save All Changes';
  readonly canSave?: boolean;
  readonly onSave: () => void;
  /** Adds an item to a list. If given, Enter in a field calls this instead of `onSave`. */
  readonly onAdd?: (() => void) | undefined;
  /** Loads the other version of a conflict into the fields. */
  readonly onLoad: (profile: Profile) => void;
  readonly children: ReactNode;
}

interface DraftNoteProps {
  readonly onDiscard: () => void;
}

function DraftNote({ onDiscard }: DraftNoteProps) {
  return (
    <div className="tr-note align-items-center" role="status">
      <Icon name="clock-history" />
      <div className="me-auto">Your unsaved changes were restored.</div>
      <button type="button" className="btn btn-plain btn-sm flex-none" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}

const formatChangeCount = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'change' : 'changes'} not saved yet`;

/** The body and footer of an editor. During a conflict, the choice between the versions replaces them. */
export function EditorForm(props: EditorFormProps) {
  const { editor, values, changeCount, saveLabel, canSave = true, onSave, onAdd, onLoad, children } = props;
  const { isSaving, conflict } = editor;
  const isDirty = changeCount > 0;
  const { discardPrompt } = useLeaveGuard({ isUnsaved: () => isDirty && !editor.isSaved(), shouldBlock: () => true });
  const draft = useDraftPersistence(editor, values, isDirty);
  useDialogCloseLock(isSaving);
  const body = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusInView(body);
  const nextFocus = useRef<'fields' | 'save'>(undefined);

  // The focused element disappears with the conflict.
  useLayoutEffect(() => {
    if (conflict !== undefined || nextFocus.current === undefined) return;
    const field = body.current?.querySelector<HTMLElement>('input, select, textarea');
    (nextFocus.current === 'fields' ? field : saveButton.current)?.focus();
    nextFocus.current = undefined;
  }, [conflict]);

  return (
    <>
      <form
        className="tr-dialog-form"
        noValidate
        hidden={conflict !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          (onAdd ?? onSave)();
        }}
      >
        <div ref={body} className="modal-body">
          <SavingFieldset isSaving={isSaving}>
            <div className="tr-stack tr-gap-lg">
              {editor.onDiscardDraft !== undefined && <DraftNote onDiscard={editor.onDiscardDraft} />}
              {children}
            </div>
          </SavingFieldset>
        </div>
        <div className="modal-footer">
          <span className="tr-foot-note tr-small tr-muted me-auto" aria-live="polite">
            {formatChangeCount(changeCount)}
          </span>
          <button type="button" className="btn btn-plain" disabled={isSaving} onClick={editor.onClose}>
            Close
          </button>
          <button
            ref={saveButton}
            type={onAdd === undefined ? 'submit' : 'button'}
            className="btn btn-primary"
            disabled={isSaving || !canSave}
            onClick={onAdd && onSave}
          >
            {isSaving && <ButtonSpinner />}
            {isSaving ? 'Saving...' : saveLabel}
          </button>
        </div>
      </form>
      {/* Outside the form, which is hidden during a conflict: what is announced when the conflict ends must be read out. */}
      <p className="visually-hidden" role="status">
        {editor.announcement}
      </p>
      {conflict !== undefined && (
        <ConflictChoice
          conflict={conflict}
          onKeepMine={editor.keepMine}
          onAcceptRemote={() => {
            nextFocus.current = 'fields';
            onLoad(conflict.theirs);
            editor.acceptTheirs(conflict.theirs);
          }}
          onBack={() => {
            nextFocus.current = 'save';
            editor.dismiss();
          }}
        />
      )}
      <UnsavedWarning
        discardPrompt={{
          ...discardPrompt,
          discard: () => {
            draft.clear();
            discardPrompt.discard();
          },
        }}
        {...(conflict !== undefined && { cancelLabel: 'Back to versions' })}
      />
    </>
  );
}
