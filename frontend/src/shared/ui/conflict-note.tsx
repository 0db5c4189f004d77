import { AlertNote } from './alert-note';

interface ConflictNoteProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says that the profile was saved elsewhere in the meantime, and lets the user choose a version. */
export function ConflictNote({ onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  return (
    <AlertNote title="This changed while you were editing">
      Your profile was saved in another window. Your changes are still here but not saved yet. Use the other version to
      load it into this form, or keep your version to overwrite it.
      <div className="tr-row mt-2">
        <button type="button" className="btn btn-plain btn-sm" onClick={onTakeTheirs}>
          Use other version
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          Keep my version
        </button>
      </div>
    </AlertNote>
  );
}
