import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldsToSave } from '../../../../shared/forms/fields-to-save';
import { UnsavedWarning } from '../../../../shared/forms/unsaved-warning';
import { WorkingMark } from '../../../../shared/ui/waiting';
import { ConflictChoice } from '../conflict/conflict-choice';
import { DraftNote } from './draft-note';
import type { SectionEditor } from './use-section-editor';

interface EditorFrameProps {
  readonly editor: SectionEditor;
  /** What the save button says. */
  readonly saveLabel: 'Save Changes' | 'Save All Changes';
  /** Whether there is something to save at all. */
  readonly canSave?: boolean;
  readonly onSave: () => void;
  /** What Enter in a field does: adds to a list. Without it, Enter saves. */
  readonly onAdd?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const unsavedWords = (changes: number): string =>
  changes === 0 ? '' : `${changes} ${changes === 1 ? 'change' : 'changes'} not saved yet`;

/** The body and foot of an editor; while there is a conflict, the choice stands in their place. */
export function EditorForm(props: EditorFrameProps) {
  const { editor, saveLabel, canSave = true, onSave, onAdd, onClose, children } = props;
  const { saving, conflict } = editor;
  const body = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const goingBackTo = useRef<'fields' | 'save'>(undefined);

  // The choice is gone, and with it what had the focus.
  useLayoutEffect(() => {
    if (conflict !== undefined || goingBackTo.current === undefined) return;
    const field = body.current?.querySelector<HTMLElement>('input, select, textarea');
    (goingBackTo.current === 'fields' ? field : saveButton.current)?.focus();
    goingBackTo.current = undefined;
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
          <FieldsToSave saving={saving}>
            <div className="tr-stack tr-roomy">
              {editor.onDiscardDraft !== undefined && <DraftNote onDiscard={editor.onDiscardDraft} />}
              {children}
            </div>
          </FieldsToSave>
        </div>
        <div className="modal-footer">
          <span className="tr-unsaved tr-small tr-muted me-auto" aria-live="polite">
            {unsavedWords(editor.changes)}
          </span>
          <button type="button" className="btn btn-plain" disabled={saving} onClick={onClose}>
            Close
          </button>
          <button
            ref={saveButton}
            type={onAdd === undefined ? 'submit' : 'button'}
            className="btn btn-primary"
            disabled={saving || !canSave}
            onClick={onAdd && onSave}
          >
            {saving && <WorkingMark />}
            {saving ? 'Saving...' : saveLabel}
          </button>
        </div>
      </form>
      {/* Outside the form, which is hidden during the choice: what is said as that ends is announced. */}
      <p className="visually-hidden" role="status">
        {editor.said}
      </p>
      {conflict !== undefined && (
        <ConflictChoice
          conflict={conflict}
          onKeepMine={editor.keepMine}
          onTakeTheirs={() => {
            goingBackTo.current = 'fields';
            editor.acceptRemote();
          }}
          onBack={() => {
            goingBackTo.current = 'save';
            editor.dismiss();
          }}
        />
      )}
      <UnsavedWarning question={editor.question} {...(conflict !== undefined && { cancel: 'Back to versions' })} />
    </>
  );
}
