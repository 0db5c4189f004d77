import { AlertNote } from './alert-note';

interface ConflictNoteProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says that the profile was saved elsewhere meanwhile, and lets the person choose which version stays. */
export function ConflictNote({ onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  return (
    <AlertNote title="This changed while you were editing">
      Your profile was saved from another window. What you typed is still here and not saved yet. Take theirs to load
      the other version into this form, or keep mine to save yours over it.
      <div className="tr-row mt-2">
        <button type="button" className="btn btn-plain btn-sm" onClick={onTakeTheirs}>
          Take theirs
        </button>
        <button type="button" className="btn btn-primary btn-sm" onClick={onKeepMine}>
          Keep mine
        </button>
      </div>
    </AlertNote>
  );
}
