import type { ApplicationDetails, Note } from '@trackrecord/contracts';
import { APPLICATION_LIMITS } from '@trackrecord/contracts/applications/stages';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asString } from '../../../shared/api/response-fields';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { readSessionDraft, useSessionDraft } from '../../../shared/forms/session-draft';
import { TextArea } from '../../../shared/forms/text-area';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useUnsavedGuard } from '../../../shared/forms/use-unsaved-guard';
import { Card } from '../../../shared/ui/card';
import { LinkedText } from '../../../shared/ui/linked-text';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useSaveEntryMutation } from '../application-edits-api';
import { toDraftKey } from '../dialogs/draft-key';
import { SaveFailureNote } from '../dialogs/save-failure-note';
import type { SaveFailure } from '../dialogs/save-failure-note';
import { useSavePart } from '../dialogs/use-save-part';
import { EntryButtons } from './entry-buttons';
import { useRemoveEntry } from './use-remove-entry';

interface NoteFormProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
  /** The note to change; undefined for a new one. */
  readonly note?: Note;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose?: () => void;
}

/** A text area that saves a new or changed note. */
function NoteForm({ id, details, note, onUnsaved, onClose }: NoteFormProps) {
  const [saveEntry] = useSaveEntryMutation();
  const draftKey = toDraftKey(id, 'note', note?.id);
  const [text, setText] = useState(() => asString(readSessionDraft(draftKey)) ?? note?.text ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const savePart = useSavePart(id, details, ({ notes }) => notes.find((other) => other.id === note?.id)?.text);
  const isEdited = text !== (note?.text ?? '');
  useSessionDraft(draftKey, text, isEdited);

  useEffect(() => {
    onUnsaved(isEdited);
    return () => onUnsaved(false);
  }, [isEdited, onUnsaved]);
  useEffect(() => {
    if (note !== undefined) textArea.current?.focus();
  }, [note]);

  const save = async (): Promise<void> => {
    if (isSaving || text.trim() === '') return;
    setIsSaving(true);
    setFailure(undefined);
    const newFailure = await savePart((ifMatch) =>
      saveEntry({ ...id, ifMatch, list: 'notes', body: { text }, entryId: note?.id }).unwrap(),
    );
    // Synchronously, because a disabled text area cannot be focused.
    flushSync(() => {
      setIsSaving(false);
      setFailure(newFailure);
      if (newFailure === undefined) setText('');
    });
    if (newFailure === undefined) onClose?.();
    textArea.current?.focus();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure !== undefined && (
        <div className="mb-2">
          <SaveFailureNote failure={failure} />
        </div>
      )}
      <TextArea
        ref={textArea}
        label={note === undefined ? 'New note' : 'Note'}
        rows={3}
        maxLength={APPLICATION_LIMITS.noteLength}
        value={text}
        disabled={isSaving}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="tr-row tr-note-foot">
        <span className="tr-quiet tr-small me-auto">Only you see notes.</span>
        {onClose !== undefined && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isSaving} onClick={onClose}>
            Cancel
          </button>
        )}
        <button type="submit" className="btn btn-plain btn-sm" aria-disabled={isSaving || text.trim() === ''}>
          {isSaving && <ButtonSpinner />}
          Save note
        </button>
      </div>
    </form>
  );
}

interface NotesCardProps {
  readonly id: ApplicationId;
  readonly details: ApplicationDetails;
}

/** The notes of an application, the newest first. */
export function NotesCard({ id, details }: NotesCardProps) {
  const [editedNoteId, setEditedNoteId] = useState<string>();
  const [isNewNoteUnsaved, setIsNewNoteUnsaved] = useState(false);
  const [isEditedNoteUnsaved, setIsEditedNoteUnsaved] = useState(false);
  const remove = useRemoveEntry(id, 'notes');
  const { discardPrompt } = useUnsavedGuard(isNewNoteUnsaved || isEditedNoteUnsaved);
  const { notes } = details.application;
  return (
    <Card title="Notes">
      {notes.length > 0 && (
        <ul className="tr-lined-list">
          {notes.toReversed().map((note) =>
            note.id === editedNoteId ? (
              <li key={note.id}>
                <div className="tr-entry-text">
                  <NoteForm
                    id={id}
                    details={details}
                    note={note}
                    onUnsaved={setIsEditedNoteUnsaved}
                    onClose={() => setEditedNoteId(undefined)}
                  />
                </div>
              </li>
            ) : (
              <li key={note.id}>
                <div className="tr-entry-text" dir="auto">
                  <div className="tr-lines">
                    <LinkedText text={note.text} />
                  </div>
                  <time className="tr-quiet tr-small tr-num" dateTime={note.at}>
                    {formatTimestamp(note.at)}
                  </time>
                </div>
                <EntryButtons
                  name="note"
                  onEdit={() => setEditedNoteId(note.id)}
                  onRemove={() => void remove(note.id)}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <NoteForm id={id} details={details} onUnsaved={setIsNewNoteUnsaved} />
      <UnsavedWarning discardPrompt={discardPrompt} />
    </Card>
  );
}
